import type { OperationRules } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import type { Examples } from './examples.ts'
import type { Failures, Response } from './failures.ts'
import type { Schema } from './schema.ts'
import type { Texts } from './texts.ts'

const OPAQUE: Record<string, Schema> = { 'application/json': { type: 'object' } }

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

type Parts = {
  rules: OperationRules
  texts: Texts
  examples: Examples
  failures: Failures
  explain: (schema: Schema, parent: string) => Schema
}

export class Operations {
  #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  of(endpoint: Endpoint) {
    const { rules, texts, failures } = this.#parts
    const { summary, description } = texts.operation(endpoint)
    const told = [description, rules.terms(endpoint)].filter(Boolean).join('\n\n')
    const security = rules.security(endpoint)
    return {
      operationId: endpoint.name,
      tags: [texts.areaOf(endpoint).title],
      summary,
      description: told || undefined,
      ...(security && { security }),
      parameters: this.#parameters(endpoint),
      requestBody: this.#body(endpoint),
      responses: { ...this.#successes(endpoint), ...failures.of(endpoint) },
      ...rules.extensions(endpoint),
    }
  }

  #parameters(endpoint: Endpoint): Parameter[] {
    const path = endpoint.params.map((param) => this.#pathParameter(param, endpoint))
    const asked = endpoint.query ? this.#parts.explain(endpoint.query, areaOf(endpoint)) : {}
    const query = Object.entries(asked.properties ?? {}).map(([name, schema]) =>
      this.#queryParameter(name, schema, asked.required?.includes(name) ?? false)
    )
    return [...path, ...query, ...this.#headers(endpoint)]
  }

  #headers(endpoint: Endpoint): Parameter[] {
    const { rules, texts } = this.#parts
    const names = new Set([...endpoint.reach.headersRead, ...rules.headersRead(endpoint)])
    return [...names]
      .filter((name) => !rules.headersNotForClients.includes(name))
      .sort()
      .map((key) => {
        const { name, description, example } = texts.requestHeader(key, endpoint)
        return { name, in: 'header', description, schema: { type: 'string' }, example }
      })
  }

  #pathParameter({ name, schema }: Endpoint['params'][number], endpoint: Endpoint): Parameter {
    const description = this.#parts.texts.parameter(name, endpoint)
    const example = this.#parts.examples.of(schema, name)
    return { name, in: 'path', required: true, description, schema, example }
  }

  #queryParameter(name: string, explained: Schema, required: boolean): Parameter {
    const { description, ...schema } = explained
    const example = this.#parts.examples.of(schema, name)
    return { name, in: 'query', ...(required && { required }), description, schema, example }
  }

  #body(endpoint: Endpoint) {
    const { examples, explain, rules } = this.#parts
    const upload = rules.upload(endpoint)
    if (!endpoint.body && !upload) return undefined
    const area = areaOf(endpoint)
    const schema = explain(endpoint.body ?? { type: 'object' }, area)
    const example = endpoint.body && examples.of(schema, undefined, area)
    const needsFile = !!upload && isRequired(upload.field, endpoint)
    const content: Record<string, unknown> = {}
    if (endpoint.body && !needsFile) content['application/json'] = { schema, example }
    if (upload) {
      const form = explain(withFiles(schema, { ...upload, needsFile }), area)
      content['multipart/form-data'] = { schema: form, ...(needsFile && { example }) }
    }
    const needsBody = needsFile || !endpoint.body || (schema.required ?? []).length > 0
    return { required: needsBody, content }
  }

  #successes(endpoint: Endpoint) {
    const { rules, texts } = this.#parts
    const responses: Record<string, Response> = {}
    for (const { status, mediaType, schema } of endpoint.answers) {
      const response = (responses[status] ??= {
        description: texts.status(status),
        headers: rules.headersSent(endpoint, status),
      })
      if (!mediaType) continue
      response.content ??= {}
      response.content[mediaType] = schema
        ? { schema, example: this.#example(schema, endpoint) }
        : { schema: OPAQUE[mediaType] ?? { type: 'string', contentMediaType: mediaType } }
    }
    for (const status of rules.statuses(endpoint)) {
      responses[status] = {
        description: texts.status(status),
        headers: rules.headersSent(endpoint, status),
      }
    }
    return responses
  }

  #example(schema: Schema, endpoint: Endpoint) {
    const { examples, texts } = this.#parts
    const example = examples.of(schema) as Record<string, unknown>
    const [message] = endpoint.reach.messages
    if (message) return { ...example, message: texts.message(message, endpoint) }
    delete example.message
    return example
  }
}

const areaOf = ({ name }: Endpoint) => name.split('.')[0]

const isRequired = (file: string, { reach }: Endpoint) =>
  reach.refusals.some(({ field, rule }) => field === file && rule === 'required')

/**
 * Multipart forms carry objects as JSON text, lists and nested fields as `name[key]`, and the
 * files.
 */
function withFiles(
  schema: Schema,
  { field, maxFiles, needsFile }: { field: string; maxFiles: number; needsFile: boolean }
): Schema {
  const file: Schema = { type: 'string', format: 'binary' }
  return {
    ...schema,
    type: 'object',
    properties: {
      ...schema.properties,
      [field]: maxFiles > 1 ? { type: 'array', items: file, maxItems: maxFiles } : file,
    },
    ...(needsFile && { required: [...(schema.required ?? []), field] }),
  }
}
