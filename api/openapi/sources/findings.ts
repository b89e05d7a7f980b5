/** A refusal somewhere on the way: its status and, where the sources say it, text, code and field. */
export type FoundRefusal = {
  status: number
  key?: string
  code?: string
  field?: string
  rule?: string
}

/** A validator by the module and the name it is exported under, and whether it reads the query. */
export type FoundValidator = { path: string; name: string; readsQuery: boolean }

/** What the code behind an endpoint has been seen to do. */
export class Findings {
  readonly validators = new Map<string, FoundValidator>()
  readonly statuses = new Set<number>()
  /** True when one of the statuses is set on some condition only. */
  isStatusConditional = false
  readonly headersRead = new Set<string>()
  /** With the values they may have, as far as the sources say */
  readonly headersSet = new Map<string, string[]>()
  /** Said outright, or `t:` and the key in a catalogue */
  readonly messages = new Set<string>()
  /** Where a refusal is thrown whose text or code cannot be read from the sources. */
  readonly unread = new Set<string>()
  #refusals = new Map<string, FoundRefusal>()

  get refusals() {
    return [...this.#refusals.values()]
  }

  refuse(refusal: FoundRefusal) {
    const { status, code, key, field } = refusal
    this.#refusals.set(`${status} ${code} ${key} ${field}`, refusal)
  }

  /** Nobody known is asking. */
  refuseStranger() {
    this.refuse({ status: 401, code: 'E_UNAUTHENTICATED', key: 'unauthenticated' })
  }

  /** What a policy denies with. */
  deny(status: number) {
    if (status === 404) this.refuse({ status, code: 'E_NOT_FOUND', key: 'notFound' })
    else this.refuse({ status, code: 'E_FORBIDDEN', key: 'forbidden' })
  }
}
