import { Secret } from '@adonisjs/core/helpers'
import type { ApiClient } from '@japa/api-client'
import { paystackAnswers, signatureOf } from '#doubles/paystack'
import { gatewayDouble } from '#tests/helpers/gateway_double'
import { offerDouble } from '#tests/helpers/payments'

const PAYSTACK_SECRET = 'sk_test_of_a_double'

/**
 * Paystack, whose payers finish when a test says so.
 * @param now its clock, in ms
 */
export async function paystackDouble(now?: () => number) {
  const paystack = paystackAnswers({
    secretKey: PAYSTACK_SECRET,
    now,
    pageOf: (reference): string => `${double.baseUrl}/pay/${reference}`,
  })
  const double = await gatewayDouble(paystack.answer)

  return {
    ...double,
    ...paystack,
    settings: { baseUrl: double.baseUrl, secretKey: new Secret(PAYSTACK_SECRET) },
    /** The payer of the last transaction has finished. */
    ends: (status: string, words = 'Approved') => {
      const last = paystack.transactions.at(-1)!
      return Object.assign(last, { status, gateway_response: words })
    },
  }
}

export type PaystackDouble = Awaited<ReturnType<typeof paystackDouble>>

/** Offers cards by a double until the end of a test (offerDouble). */
export async function offerPaystack(use: (double: PaystackDouble) => void) {
  const double = await paystackDouble()
  return offerDouble(double, { paystack: double.settings }, use)
}

/** An event of Paystack, signed over its bytes. */
export function sendEvent(
  client: ApiClient,
  event: string,
  data: object,
  secret = PAYSTACK_SECRET
) {
  return client
    .post('/api/v1/payments/card-events')
    .header('Content-Type', 'application/json')
    .header('x-paystack-signature', signatureOf({ event, data }, secret))
    .json({ event, data })
}
