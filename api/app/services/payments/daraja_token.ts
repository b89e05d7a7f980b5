import { callGateway, textOf } from '#services/payments/call_gateway'
import type { MpesaSettings } from '#services/payments/settings'

/** Before its end, in ms: a request that starts with it still arrives. */
const MARGIN = 30_000

/** The token of Daraja's calls, fetched once for all who wait for it and kept until shortly before it ends. */
export class DarajaToken {
  readonly #settings: MpesaSettings
  #until = 0
  #fetched: Promise<string> | null = null

  constructor(settings: MpesaSettings) {
    this.#settings = settings
  }

  /** @returns the header's value */
  read(): Promise<string> {
    if (this.#fetched && Date.now() < this.#until) return this.#fetched
    this.#until = Infinity
    const fetched = this.#fetch().catch((error: unknown) => {
      if (this.#fetched === fetched) this.drop()
      throw error
    })
    this.#fetched = fetched
    return fetched
  }

  drop() {
    this.#fetched = null
    this.#until = 0
  }

  async #fetch() {
    const { baseUrl, consumerKey, consumerSecret } = this.#settings
    const pair = Buffer.from(`${consumerKey}:${consumerSecret?.release()}`).toString('base64')
    const answer = await callGateway({
      url: `${baseUrl}/oauth/v1/generate?grant_type=client_credentials`,
      authorization: `Basic ${pair}`,
    })
    const token = textOf(answer.access_token)
    if (!token) throw new Error('the payment gateway gave no token')
    this.#until = Date.now() + Number(answer.expires_in) * 1000 - MARGIN
    return `Bearer ${token}`
  }
}
