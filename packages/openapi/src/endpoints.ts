import { pathToFileURL } from 'node:url'
import type ts from 'typescript'
import type { Endpoint, Route } from './endpoint.ts'
import { isVague, mapSchema, type Schema } from './schema.ts'
import {
  defaultClass,
  docOf,
  methodOf,
  positionOf,
  returnTypeOf,
  type Sources,
} from './sources/program.ts'
import { Reach } from './sources/reach.ts'
import { refusalClass } from './sources/refusals.ts'
import { type TypeSchemas, unite } from './sources/type_schema.ts'

function methodFor(sources: Sources, { controller: { path, method } }: Route) {
  const declaration = defaultClass(sources, path)
  const found = methodOf(declaration, method)
  if (!found) throw new Error(`${positionOf(sources, declaration)}: the class has no ${method}()`)
  return found
}

/**
 * Reads the endpoints from their controllers and all code these call. Return types are resolved
 * first: from within a function the compiler may see an unfinished type.
 */
export async function readEndpoints(routes: Route[], sources: Sources, types: TypeSchemas) {
  const methods = routes.map((route) => methodFor(sources, route))
  const returned = methods.map((method) => schemasOf(sources, types, method))
  const refusal = refusalClass(sources)

  const endpoints: Endpoint[] = []
  for (const [index, route] of routes.entries()) {
    const method = methods[index]
    const reach = new Reach(sources, refusal).follow(method)
    const asked = await validatorSchemas(sources, route, reach)
    const answers = answersOf(returned[index], reach, sources.config.code.mediaType)
    for (const name of route.middleware.keys())
      reach.follow(defaultClass(sources, sources.config.code.middleware(name)))
    const position = positionOf(sources, method)
    const doc = docOf(sources, method) || docOf(sources, method.parent as ts.ClassDeclaration)
    const endpoint = { ...route, position, doc, ...asked, answers, reach }
    if (isVagueSomewhere(endpoint))
      sources.problems.add(`${position}: the types say too little about what it takes or answers`)
    endpoints.push(endpoint)
  }
  return endpoints
}

function isVagueSomewhere({ query, body, answers }: Endpoint) {
  const schemas = [query, body, ...answers.map(({ schema }) => schema)]
  return schemas.some((schema) => schema && isVague(schema))
}

async function validatorSchemas({ config, problems }: Sources, route: Route, reach: Reach) {
  const asked: Record<'query' | 'body', Schema[]> = { query: [], body: [] }
  for (const { path, name, position, readsQuery } of reach.validators.values()) {
    const module = (await import(pathToFileURL(`${config.root}/${path}`).href)) as Record<
      string,
      { toJSONSchema(): Schema } | undefined
    >
    const validator = module[name]
    if (!validator) problems.add(`${position}: export ${name}, for its rules are read from it`)
    const isQuery = readsQuery || route.method === 'get'
    if (validator) asked[isQuery ? 'query' : 'body'].push(mapSchema(validator.toJSONSchema(), tidy))
  }
  const one = (schemas: Schema[]) => (schemas.length > 1 ? { anyOf: schemas } : schemas[0])
  return { query: one(asked.query), body: one(asked.body) }
}

/**
 * Unknown fields are dropped, never refused (API contract); what the validator accepts as a boolean
 * is documented as one.
 */
function tidy({ additionalProperties, ...schema }: Schema): Schema {
  if (schema.required?.length === 0) delete schema.required
  if (schema.enum?.includes(true) && schema.enum.includes(false)) return { type: 'boolean' }
  if (schema.enum) return { type: typeof schema.enum[0], ...schema }
  return typeof additionalProperties === 'object' ? { ...schema, additionalProperties } : schema
}

/** The method's JSON return types, and whether it may send something else instead. */
function schemasOf(sources: Sources, types: TypeSchemas, method: ts.MethodDeclaration) {
  const type = returnTypeOf(sources, method)
  const parts = type.isUnion() ? type.types : [type]
  const { envelope } = sources.config.code
  const json = parts.filter((part) => sources.checker.getPropertyOfType(part, envelope))
  return {
    schema: json.length > 0 ? unite(json.map((part) => types.of(part, method))) : undefined,
    isMore: parts.length > json.length,
  }
}

type Returned = ReturnType<typeof schemasOf>

function answersOf({ schema, isMore }: Returned, reach: Reach, unnamed: string) {
  return successes(reach).flatMap((status) => {
    if (status >= 300) return [{ status, mediaType: '' }]
    const answers: Endpoint['answers'] = []
    if (schema) answers.push({ status, mediaType: 'application/json', schema })
    if (isMore)
      answers.push(...mediaTypesOf(reach, unnamed).map((mediaType) => ({ status, mediaType })))
    return answers
  })
}

function successes({ statuses, isStatusConditional }: Reach) {
  const set = [...statuses].filter((status) => status < 400)
  const isPlainToo = isStatusConditional || !set.some((status) => status < 300)
  return [...new Set(isPlainToo ? [200, ...set] : set)].sort()
}

function mediaTypesOf({ headersSet }: Reach, unnamed: string) {
  const types = headersSet.get('Content-Type') ?? headersSet.get('content-type') ?? []
  return types.length > 0 ? types.map((type) => type.split(';')[0]) : [unnamed]
}
