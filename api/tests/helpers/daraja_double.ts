import { Secret } from '@adonisjs/core/helpers'
import type { ApiClient } from '@japa/api-client'
import {
  darajaAnswers,
  promptResult,
  reversalResult,
  transferResult,
  transferStatus,
  type Prompt,
  type Reversal,
  type Transfer,
} from '#doubles/daraja'
import { gatewayDouble } from '#tests/helpers/gateway_double'
import { offerDouble } from '#tests/helpers/payments'

const MPESA_SECRETS = {
  consumerSecret: 'consumer-secret-of-a-double',
  passkey: 'passkey-of-a-double',
  securityCredential: 'credential-of-a-double',
}

/** Daraja, whose payers answer when a test says so. @param hears of what was taken on */
export async function darajaDouble(hears?: Parameters<typeof darajaAnswers>[0]) {
  const daraja = darajaAnswers(hears)
  const double = await gatewayDouble(daraja.answer)

  return {
    ...double,
    ...daraja,
    settings: {
      baseUrl: double.baseUrl,
      consumerKey: 'key-of-a-double',
      consumerSecret: new Secret(MPESA_SECRETS.consumerSecret),
      shortcode: '174379',
      passkey: new Secret(MPESA_SECRETS.passkey),
      initiator: 'makao',
      securityCredential: new Secret(MPESA_SECRETS.securityCredential),
      most: 250_000,
      payouts: {
        shortcode: '600999',
        initiator: 'makao-payouts',
        credential: new Secret(MPESA_SECRETS.securityCredential),
        most: 250_000,
      },
    },
    /** The payer answers the last prompt; nobody is told yet. */
    answers: (code: string) => {
      const last = daraja.prompts.at(-1)!
      last.code = code
      return last
    },
  }
}

export type DarajaDouble = Awaited<ReturnType<typeof darajaDouble>>

/** Offers M-Pesa by a double until the end of a test (offerDouble). */
export async function offerDaraja(use: (double: DarajaDouble) => void) {
  const double = await darajaDouble()
  return offerDouble(double, { mpesa: double.settings }, use)
}

/** The product's address is the test's own. */
export const pathOf = (url: string) => new URL(url, 'http://product.invalid').pathname

export function callBack(
  client: ApiClient,
  prompt: Prompt,
  said: Parameters<typeof promptResult>[1]
) {
  return client.post(pathOf(prompt.callback)).json(promptResult(prompt, said))
}

export function callBackRefund(
  client: ApiClient,
  reversal: Reversal,
  said: Parameters<typeof reversalResult>[1]
) {
  return client.post(pathOf(reversal.callback)).json(reversalResult(reversal, said))
}

export function callBackPayout(
  client: ApiClient,
  transfer: Transfer,
  said: Parameters<typeof transferResult>[1]
) {
  return client.post(pathOf(transfer.callback)).json(transferResult(transfer, said))
}

/** The answer to who asks what became of a payout. */
export function callBackStatus(
  client: ApiClient,
  transfer: Transfer,
  said: Parameters<typeof transferStatus>[1]
) {
  const path = `${pathOf(transfer.callback)}/status`
  return client.post(path).json(transferStatus(said && transfer, said))
}
