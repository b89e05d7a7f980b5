import type { Router } from '@adonisjs/core/http'
import type { Method, Route } from './endpoint.ts'
import type { Schema } from './schema.ts'
import { moduleOf, type Sources } from './sources/program.ts'

type RouteJson = ReturnType<Router['toJSON']>[string][number]

/**
 * The documented routes of the API.
 * @throws Error for a route without a name or without a lazily loaded controller
 */
export function readRoutes(router: Router, sources: Sources): Route[] {
  router.commit()
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => sources.config.documented.test(pattern))
    .map((route) => readRoute(route, sources))
}

function readRoute(route: RouteJson, sources: Sources): Route {
  const { handler, name, pattern } = route
  const method = route.methods[0].toLowerCase() as Method
  const what = `The route ${method.toUpperCase()} ${pattern}`
  if (!name) throw new Error(`${what}: give it a name with as('area.name')`)
  const imported =
    typeof handler === 'object' && /(['"])(.+?)\1/.exec(handler.importExpression ?? '')
  const path = imported && moduleOf(sources, imported[2])
  if (!path)
    throw new Error(
      `${what}: give it a controller that is imported: () => import('#controllers/…')`
    )

  return {
    name,
    method,
    path: pattern.replace(/:(\w+)/g, '{$1}').replace('*', '{path}'),
    params: route.tokens.flatMap(({ type, val }) => {
      if (type === 1)
        return [{ name: val, schema: paramSchema(sources.config.code.id, route.matchers[val]) }]
      return type === 2 ? [{ name: 'path', schema: { type: 'string' } }] : []
    }),
    controller: { path, method: handler.method },
    middleware: readMiddleware(route),
  }
}

function readMiddleware({ middleware }: RouteJson) {
  const named = new Map<string, unknown>()
  for (const layer of middleware.all()) {
    if (typeof layer === 'object' && layer.name) named.set(layer.name, layer.args)
  }
  return named
}

type Matcher = { match?: RegExp; cast?: (value: string) => unknown }

function paramSchema(id: Schema, matcher?: Matcher): Schema {
  if (matcher?.cast?.('1') === 1) return id
  return matcher?.match ? { type: 'string', pattern: matcher.match.source } : { type: 'string' }
}
