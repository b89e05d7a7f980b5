import { pathToFileURL } from 'node:url'
import type ts from 'typescript'
import type { Route } from '#openapi/routes'
import { mapSchema, type Schema } from '#openapi/schema'
import { defaultClass, docOf, methodOf, returnTypeOf, type Sources } from '#openapi/sources/program'
import { Reach } from '#openapi/sources/reach'
import { type TypeSchemas, unite } from '#openapi/sources/type_schema'

/** What the sources say about a route: what it takes, what it answers, how it refuses. */
export type Endpoint = Route & {
  /** The controller's own words */
  doc: string
  query?: Schema
  body?: Schema
  answers: { status: number; mediaType: string; schema?: Schema }[]
  reach: Reach
}

/** The method of the controller that answers a route. */
function methodFor(sources: Sources, { controller: { path, method } }: Route) {
  const found = methodOf(defaultClass(sources, path), method)
  if (!found) throw new Error(`${path} has no ${method}()`)
  return found
}

/**
 * Reads the endpoints from their controllers and from everything these call. What they return is read first:
 * looked at from the middle of a function, the compiler may find a type that is still in the making.
 * @throws Error when a validator is missing or not named where it is used
 */
export async function readEndpoints(routes: Route[], sources: Sources, types: TypeSchemas) {
  const methods = routes.map((route) => methodFor(sources, route))
  const returned = methods.map((method) => schemasOf(sources, types, method))

  const endpoints: Endpoint[] = []
  for (const [index, route] of routes.entries()) {
    const method = methods[index]
    const reach = new Reach(sources).follow(method)
    const asked = await validatorSchemas(sources, route, reach)
    const answers = answersOf(returned[index], reach)
    for (const name of route.middleware.keys()) reach.follow(middlewareClass(sources, name))
    const doc = docOf(sources, method) || docOf(sources, method.parent as ts.ClassDeclaration)
    endpoints.push({ ...route, doc, ...asked, answers, reach })
  }
  return endpoints
}

function middlewareClass(sources: Sources, name: string) {
  const file = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return defaultClass(sources, `app/middleware/${file}_middleware.ts`)
}

async function validatorSchemas({ root }: Sources, route: Route, reach: Reach) {
  const asked: Record<'query' | 'body', Schema[]> = { query: [], body: [] }
  for (const { path, name, readsQuery } of reach.validators.values()) {
    const module = (await import(pathToFileURL(`${root}/${path}`).href)) as Record<
      string,
      { toJSONSchema(): Schema } | undefined
    >
    const validator = module[name]
    if (!validator) throw new Error(`${path} does not export ${name}`)
    const isQuery = readsQuery || route.method === 'get'
    asked[isQuery ? 'query' : 'body'].push(mapSchema(validator.toJSONSchema(), tidy))
  }
  const one = (schemas: Schema[]) => (schemas.length > 1 ? { anyOf: schemas } : schemas[0])
  return { query: one(asked.query), body: one(asked.body) }
}

/** Unknown fields are dropped, never refused (contract); what counts as a yes or a no is a boolean. */
function tidy({ additionalProperties, ...schema }: Schema): Schema {
  if (schema.required?.length === 0) delete schema.required
  if (schema.enum?.includes(true) && schema.enum.includes(false)) return { type: 'boolean' }
  if (schema.enum) return { type: typeof schema.enum[0], ...schema }
  return typeof additionalProperties === 'object' ? { ...schema, additionalProperties } : schema
}

/** What a method returns as JSON, and whether it may send something else instead. */
function schemasOf(sources: Sources, types: TypeSchemas, method: ts.MethodDeclaration) {
  const type = returnTypeOf(sources, method)
  const parts = type.isUnion() ? type.types : [type]
  const json = parts.filter((part) => sources.checker.getPropertyOfType(part, 'success'))
  return {
    schema: json.length > 0 ? unite(json.map((part) => types.of(part))) : undefined,
    isMore: parts.length > json.length,
  }
}

function answersOf({ schema, isMore }: ReturnType<typeof schemasOf>, reach: Reach) {
  return successes(reach).flatMap((status) => {
    if (status >= 300) return [{ status, mediaType: '' }]
    const answers: Endpoint['answers'] = []
    if (schema) answers.push({ status, mediaType: 'application/json', schema })
    if (isMore) answers.push(...mediaTypesOf(reach).map((mediaType) => ({ status, mediaType })))
    return answers
  })
}

function successes({ statuses, isStatusConditional }: Reach) {
  const set = [...statuses].filter((status) => status < 400)
  const isPlainToo = isStatusConditional || !set.some((status) => status < 300)
  return [...new Set(isPlainToo ? [200, ...set] : set)].sort()
}

function mediaTypesOf({ headersSet }: Reach) {
  const types = headersSet.get('Content-Type') ?? headersSet.get('content-type') ?? []
  return types.length > 0 ? types.map((type) => type.split(';')[0]) : ['image/*']
}
