import type { Router } from '@adonisjs/core/http'
import type { Schema } from '#openapi/schema'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A route as the router knows it. */
export type Route = {
  name: string
  method: Method
  /** As in the document: `/api/v1/properties/{id}` */
  path: string
  params: { name: string; schema: Schema }[]
  /** The controller's file below the root of the package, and the method that answers */
  controller: { path: string; method: string }
  /** Named middleware with its options, e.g. throttle → ['codes'] */
  middleware: Map<string, unknown>
}

type RouteJson = ReturnType<Router['toJSON']>[string][number]

/** The routes of the API and the stored pictures; pages such as the mailbox are not for clients. */
export function readRoutes(router: Router): Route[] {
  router.commit()
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^\/(api\/v1|uploads)\//.test(pattern))
    .map(readRoute)
}

function readRoute(route: RouteJson): Route {
  const { handler } = route
  const file =
    typeof handler === 'object' ? /'#(.+?)'/.exec(handler.importExpression ?? '')?.[1] : ''
  if (!route.name || typeof handler !== 'object' || !file)
    throw new Error(`${route.pattern} needs a name and a controller`)

  return {
    name: route.name,
    method: route.methods[0].toLowerCase() as Method,
    path: route.pattern.replace(/:(\w+)/g, '{$1}').replace('*', '{path}'),
    params: route.tokens.flatMap(({ type, val }) => {
      if (type === 1) return [{ name: val, schema: paramSchema(route.matchers[val]) }]
      return type === 2 ? [{ name: 'path', schema: { type: 'string' } }] : []
    }),
    controller: { path: `app/${file}.ts`, method: handler.method ?? 'handle' },
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

/** Ids are cast to numbers; everything else is text of the form the route asks for. */
function paramSchema(matcher?: { match?: RegExp; cast?: (value: string) => unknown }): Schema {
  if (matcher?.cast?.('1') === 1) return { type: 'integer', minimum: 1, maximum: 999_999_999 }
  return matcher?.match ? { type: 'string', pattern: matcher.match.source } : { type: 'string' }
}
