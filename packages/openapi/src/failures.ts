import type { Config, FailureRules } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import { ref, type Schema } from './schema.ts'
import type { Refusal } from './sources/findings.ts'
import type { Problems } from './sources/program.ts'
import { textAt } from './texts.ts'

export type Response = {
  description: string
  headers?: Record<string, unknown>
  content?: Record<
    string,
    { schema: Schema; examples?: Record<string, unknown>; example?: unknown }
  >
}

/** The failures of an operation by status, with texts from the catalogue. */
export class Failures {
  #shared = new Map<string, Response>()
  #rules: FailureRules
  #root: string
  #problems: Problems

  constructor({ failures, root }: Config, problems: Problems) {
    this.#rules = failures
    this.#root = root
    this.#problems = problems
  }

  of(endpoint: Endpoint) {
    const responses: Record<string, Response | { $ref: string }> = {}
    const byStatus = Map.groupBy(this.#refusalsOf(endpoint), ({ status }) => status)
    for (const [status, refusals] of [...byStatus].sort(([a], [b]) => a - b)) {
      responses[status] = this.#response(status, refusals)
    }
    return responses
  }

  get shared() {
    return Object.fromEntries([...this.#shared].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  #refusalsOf({ method, params, reach }: Endpoint) {
    const all = [...reach.refusals, ...this.#rules.always]
    if (method !== 'get') all.push(...this.#rules.unsafe)
    if (params.length > 0) all.push(...this.#rules.named)
    const distinct = new Map(
      all.map((one) => [`${one.status} ${one.code} ${one.key} ${one.field}`, one])
    )
    return [...distinct.values()].sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))
  }

  #response(status: number, refusals: Refusal[]): Response | { $ref: string } {
    const codes = [...new Set(refusals.map(({ code }) => code))].sort()
    const schema: Schema & { allOf?: Schema[] } = {
      allOf: [ref('Failure'), { properties: { code: { enum: codes } } }],
    }
    const response: Response = {
      description: this.#describe(refusals),
      headers: this.#rules.headersSent(status),
      content: {
        'application/json': {
          schema,
          examples: Object.fromEntries(
            refusals.map((one) => [
              labelOf(one),
              { value: this.#rules.example(one, this.#text(one)) },
            ])
          ),
        },
      },
    }
    if (refusals.length > 1) return response
    const name = labelOf(refusals[0])
    this.#shared.set(name, response)
    return { $ref: `#/components/responses/${name}` }
  }

  /** Placeholders such as {days} are kept. */
  #describe(refusals: Refusal[]) {
    return [...Map.groupBy(refusals, ({ code }) => code)]
      .map(([code, ones]) => {
        const texts = new Set(ones.map((one) => this.#text(one)))
        return `\`${code}\`: ${[...texts].join(' · ')}`
      })
      .join('\n\n')
  }

  #text({ key }: Refusal) {
    const { catalogue } = this.#rules
    const text = textAt(`${this.#root}/${catalogue}`, key.split('.'))
    if (!text) this.#problems.add(`${catalogue}: no text for the refusal "${key}"`)
    return text ?? key
  }
}

const labelOf = ({ key, field }: Refusal) =>
  (field ? `${key}.${field}` : key).replace(/[^\w]+/g, '_')
