import { isTimeout } from '#services/payments/call_gateway'

/** How long one run waits for gateways, so that one which hangs keeps others' work waiting no longer. */
export class Patience {
  readonly #silences = new Map<string, number>()
  readonly #most: number
  readonly #until: number

  /**
   * @param most answers of a gateway that may be waited for in vain
   * @param time for all gateways, in ms
   */
  constructor(most: number, time = Infinity) {
    this.#most = most
    this.#until = Date.now() + time
  }

  /** Whether there is no time to ask any. */
  get isOver() {
    return Date.now() > this.#until
  }

  hasWith(gateway: string) {
    return this.#silencesOf(gateway) < this.#most
  }

  noteFailure(gateway: string, error: unknown) {
    if (isTimeout(error)) this.#silences.set(gateway, this.#silencesOf(gateway) + 1)
  }

  #silencesOf(gateway: string) {
    return this.#silences.get(gateway) ?? 0
  }
}

/** Of a run that begins with the same stays each time: a gateway that hangs leaves some of it to the other. */
export const patienceWithStays = () => new Patience(2, 30_000)
