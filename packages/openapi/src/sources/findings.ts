/** A refusal: its status, code, text key and field. */
export type Refusal = {
  status: number
  key: string
  code: string
  field?: string
  rule?: string
}

export type FoundValidator = { path: string; name: string; position: string; readsQuery: boolean }

/** What the code behind an endpoint does. */
export class Findings {
  readonly validators = new Map<string, FoundValidator>()
  readonly statuses = new Set<number>()
  /** True when a status is set in some branches only. */
  isStatusConditional = false
  readonly headersRead = new Set<string>()
  /** With their possible values, as far as known */
  readonly headersSet = new Map<string, string[]>()
  /** Literal texts, or `t:` and a key of the catalogue */
  readonly messages = new Set<string>()
  #refusals = new Map<string, Refusal>()

  get refusals() {
    return [...this.#refusals.values()]
  }

  refuse(refusal: Refusal) {
    const { status, code, key, field } = refusal
    this.#refusals.set(`${status} ${code} ${key} ${field}`, refusal)
  }
}
