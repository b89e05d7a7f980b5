import { readFileSync } from 'node:fs'
import type { Endpoint } from '#openapi/endpoints'
import { ref, type Schema } from '#openapi/schema'
import type { FoundRefusal } from '#openapi/sources/findings'

export type Response = {
  description: string
  headers?: Record<string, unknown>
  content?: Record<
    string,
    { schema: Schema; examples?: Record<string, unknown>; example?: unknown }
  >
}

/** The one shape of every failure (contract, Conventions). */
export const FAILURE: Schema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
        required: ['field', 'rule', 'message'],
      },
    },
  },
  required: ['success', 'message', 'code'],
}

const refusal = (status: number, code: string, key: string): FoundRefusal => ({ status, code, key })

/** What may happen to any request, whatever it asks for. */
const ALWAYS = [refusal(503, 'E_UNAVAILABLE', 'unavailable')]

/** What may happen to a request that changes something: its body and, with a cookie, where it comes from. */
const UNSAFE = [
  refusal(400, 'E_BAD_REQUEST', 'badRequest'),
  refusal(403, 'E_FORBIDDEN_ORIGIN', 'forbiddenOrigin'),
  refusal(413, 'E_TOO_LARGE', 'tooLarge'),
  refusal(415, 'E_UNSUPPORTED_MEDIA', 'unsupportedMedia'),
]

/** What may happen when the path names something: it cannot be decoded, or there is no such thing. */
const NAMED = [refusal(400, 'E_BAD_REQUEST', 'badRequest'), refusal(404, 'E_NOT_FOUND', 'notFound')]

/** The failures of an operation, by status, in the words of the catalogue. */
export class Failures {
  #texts: Record<string, unknown>
  #shared = new Map<string, Response>()

  /** @param catalogue path of the texts of refusals, `errors.json` */
  constructor(catalogue: string | URL) {
    this.#texts = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, unknown>
  }

  of(endpoint: Endpoint) {
    const responses: Record<string, Response | { $ref: string }> = {}
    const byStatus = Map.groupBy(this.#refusalsOf(endpoint), ({ status }) => status)
    for (const [status, refusals] of [...byStatus].sort(([a], [b]) => a - b)) {
      responses[status] = this.#response(status, refusals)
    }
    return responses
  }

  /** Answers that are the same for many operations, by name. */
  get shared() {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  #refusalsOf({ method, params, reach }: Endpoint) {
    const all = [...reach.refusals, ...ALWAYS]
    if (method !== 'get') all.push(...UNSAFE)
    if (params.length > 0) all.push(...NAMED)
    const distinct = new Map(
      all.map((one) => [`${one.status} ${one.code} ${one.key} ${one.field}`, one])
    )
    return [...distinct.values()].sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))
  }

  #response(status: number, refusals: FoundRefusal[]): Response | { $ref: string } {
    const codes = [...new Set(refusals.flatMap(({ code }) => code ?? []))].sort()
    const schema: Schema & { allOf?: Schema[] } = {
      allOf: [ref('Failure'), { properties: { code: { enum: codes } } }],
    }
    const response: Response = {
      description: this.#describe(refusals),
      headers: headersOf(status),
      content: {
        'application/json': {
          schema,
          examples: Object.fromEntries(
            refusals.map((one) => [labelOf(one), { value: this.#body(one) }])
          ),
        },
      },
    }
    if (refusals.length > 1) return response
    const name = labelOf(refusals[0])
    this.#shared.set(name, response)
    return { $ref: `#/components/responses/${name}` }
  }

  /** The texts of each code; placeholders such as {days} stand as they are. */
  #describe(refusals: FoundRefusal[]) {
    return [...Map.groupBy(refusals, ({ code }) => code)]
      .map(([code, ones]) => {
        const texts = new Set(ones.map((one) => this.#text(one)))
        return `\`${code}\`: ${[...texts].join(' · ')}`
      })
      .join('\n\n')
  }

  #body(one: FoundRefusal) {
    const message = this.#text(one)
    const body = { success: false, message, code: one.code }
    if (one.status !== 422) return body
    const field = one.field ?? 'email'
    return { ...body, errors: [{ field, rule: one.rule ?? 'required', message }] }
  }

  #text({ key = 'server' }: FoundRefusal) {
    const text = key
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        this.#texts
      )
    if (typeof text !== 'string') throw new Error(`errors.json has no text "${key}"`)
    return text
  }
}

function labelOf({ status, code, key, field }: FoundRefusal) {
  const words = [key ?? code?.replace(/^E_/, '').toLowerCase() ?? String(status), field].filter(
    Boolean
  )
  return words.join('.').replace(/[^\w]+/g, '_')
}

function headersOf(status: number) {
  const headers: Record<string, unknown> = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  }
  if (status === 429) headers['Retry-After'] = { $ref: '#/components/headers/RetryAfter' }
  return headers
}
