import { termsOf } from '#openapi/callers'
import type { Endpoint } from '#openapi/endpoints'
import type { Examples } from '#openapi/examples'
import type { Failures, Response } from '#openapi/failures'
import type { Schema } from '#openapi/schema'
import { isCached, requestHeaders, responseHeaders } from '#openapi/headers'
import { limitsOf, uploadOf } from '#openapi/middleware'
import type { Texts } from '#openapi/texts'

const SIGNED_IN = [{ bearer: [] }, { cookie: [] }]
const ANYBODY = [{}, ...SIGNED_IN]

/** Bodies that no type describes. */
const OPAQUE: Record<string, Schema> = { 'application/json': { type: 'object' } }

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

/** An endpoint as an operation of the document. */
export class Operations {
  constructor(
    protected texts: Texts,
    protected examples: Examples,
    protected failures: Failures,
    protected explain: (schema: Schema, parent: string) => Schema
  ) {}

  of(endpoint: Endpoint) {
    const { name, doc, middleware } = endpoint
    const { summary, description } = this.texts.operation(name, doc)
    const told = [description, termsOf(endpoint)].filter(Boolean).join('\n\n')
    const limits = limitsOf(endpoint)
    return {
      operationId: name,
      tags: [this.texts.areaOf(name).title],
      summary,
      description: told || undefined,
      ...(this.#security(middleware) && { security: this.#security(middleware) }),
      parameters: this.#parameters(endpoint),
      requestBody: this.#body(endpoint),
      responses: { ...this.#successes(endpoint), ...this.failures.of(endpoint) },
      ...(limits.length > 0 && { 'x-limits': limits }),
    }
  }

  #security(middleware: Endpoint['middleware']) {
    if (middleware.has('auth')) return SIGNED_IN
    return middleware.has('viewer') ? ANYBODY : undefined
  }

  #parameters(endpoint: Endpoint): Parameter[] {
    const path = endpoint.params.map(({ name, schema }) => this.#pathParameter(name, schema))
    const area = areaOf(endpoint)
    const asked = endpoint.query ? this.explain(endpoint.query, area) : {}
    const query = Object.entries(asked.properties ?? {}).map(([name, schema]) =>
      this.#queryParameter(name, schema, asked.required?.includes(name) ?? false)
    )
    const headers = requestHeaders(endpoint, this.texts)
    return [...path, ...query, ...headers]
  }

  #pathParameter(name: string, schema: Schema): Parameter {
    const example = this.examples.of(schema, name)
    return {
      name,
      in: 'path',
      required: true,
      description: this.texts.parameter(name),
      schema,
      example,
    }
  }

  #queryParameter(name: string, explained: Schema, required: boolean): Parameter {
    const { description, ...schema } = explained
    const example = this.examples.of(schema, name)
    return { name, in: 'query', ...(required && { required }), description, schema, example }
  }

  #body(endpoint: Endpoint) {
    const upload = uploadOf(endpoint)
    if (!endpoint.body && !upload) return undefined
    const area = areaOf(endpoint)
    const schema = this.explain(endpoint.body ?? { type: 'object' }, area)
    const content: Record<string, unknown> = {}
    if (endpoint.body)
      content['application/json'] = { schema, example: this.examples.of(schema, undefined, area) }
    if (upload)
      content['multipart/form-data'] = { schema: this.explain(withFiles(schema, upload), area) }
    return { required: (schema.required ?? []).length > 0 || !endpoint.body, content }
  }

  #successes(endpoint: Endpoint) {
    const responses: Record<string, Response> = {}
    for (const { status, mediaType, schema } of endpoint.answers) {
      const response = (responses[status] ??= {
        description: this.texts.status(status),
        headers: responseHeaders(endpoint, status),
      })
      if (!mediaType) continue
      response.content ??= {}
      response.content[mediaType] = schema
        ? { schema, example: this.#example(schema, endpoint) }
        : { schema: OPAQUE[mediaType] ?? { type: 'string', contentMediaType: mediaType } }
    }
    if (isCached(endpoint)) {
      responses[304] = {
        description: this.texts.status(304),
        headers: responseHeaders(endpoint, 304),
      }
    }
    return responses
  }

  #example(schema: Schema, { reach }: Endpoint) {
    const example = this.examples.of(schema) as Record<string, unknown>
    const [message] = reach.messages
    if (message) return { ...example, message: this.texts.message(message) }
    delete example.message
    return example
  }
}

/** The area of an endpoint is where its fields have their meaning. */
const areaOf = ({ name }: Endpoint) => name.split('.')[0]

/** A form carries objects as JSON text, lists and nested fields as `name[key]`, and the files. */
function withFiles(
  schema: Schema,
  { field, maxFiles }: { field: string; maxFiles: number }
): Schema {
  const file: Schema = { type: 'string', format: 'binary' }
  return {
    ...schema,
    type: 'object',
    properties: {
      ...schema.properties,
      [field]: maxFiles > 1 ? { type: 'array', items: file, maxItems: maxFiles } : file,
    },
  }
}
