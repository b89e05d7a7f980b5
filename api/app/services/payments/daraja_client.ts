import type { Secret } from '@adonisjs/core/helpers'
import { darajaProblem } from '#domain/mpesa_results'
import { callGateway, GatewayError, textOf } from '#services/payments/call_gateway'
import { DarajaToken } from '#services/payments/daraja_token'
import type { MpesaSettings } from '#services/payments/settings'

/** Asks Daraja, with a token that is fetched when there is none. */
export class DarajaClient {
  readonly #baseUrl: string
  readonly #token: DarajaToken

  constructor(settings: MpesaSettings) {
    this.#baseUrl = settings.baseUrl
    this.#token = new DarajaToken(settings)
  }

  /** Makes sure of a token. @throws when there is none to be had: then nothing has been asked */
  async prepare() {
    await this.#token.read()
  }

  /** Once more with a fresh token when the kept one is over. */
  async post(path: string, body: object) {
    const url = `${this.#baseUrl}${path}`
    try {
      return await callGateway({ url, body, authorization: await this.#token.read() })
    } catch (error) {
      if (!isTokenRefused(error)) throw error
      this.#token.drop()
      return callGateway({ url, body, authorization: await this.#token.read() })
    }
  }
}

/** null for what is no answer of Daraja. */
export function problemOf(error: unknown) {
  if (!(error instanceof GatewayError) || !error.answer) return null
  const { errorCode, errorMessage } = error.answer
  return darajaProblem(textOf(errorCode) ?? '', textOf(errorMessage) ?? '')
}

export function isTokenRefused(error: unknown) {
  return problemOf(error) === 'token' || (error instanceof GatewayError && error.status === 401)
}

/** Daraja wants it without the plus. */
export const subscriberOf = (phone: string) => phone.replace('+', '')

export const released = (secret: Secret<string> | undefined) => secret?.release() ?? ''
