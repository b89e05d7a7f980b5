import type { ApiClient } from '@japa/api-client'
import { postPayment } from '#actions/ledger/post_payment'
import { holdPayment } from '#actions/payments/hold_payment'
import { requestRefund } from '#actions/payments/request_refund'
import type Payment from '#models/payment'
import { writeTransaction } from '#services/database/write_transaction'
import { confirmedStay, paymentCalls, paymentOf, refundsOf } from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

/** A part goes back of a payment that stays for its stay. */
export async function giveBack(attempt: Payment, amountMinor: number) {
  await writeTransaction(async (trx) => {
    const { booking, payment } = await holdPayment(trx, attempt)
    const reason = 'depositReturned'
    await requestRefund(trx, payment, { reason, amountMinor, priceMinor: 0 })
    await postPayment(trx, payment, booking)
  })
}

/** A payment by card of a confirmed stay, and the Paystack that has it. */
export async function paidByCard(client: ApiClient, cleanup: (put: () => Promise<void>) => void) {
  let paystack!: PaystackDouble
  cleanup(await offerPaystack((double) => (paystack = double)))
  const stay = await confirmedStay()
  await paymentCalls(client, stay).start()
  await sendEvent(client, 'charge.success', paystack.ends('success'))
  return { paystack, payment: await paymentOf(stay.booking) }
}

/** What became of its parts, the oldest first. */
export async function statesOf(payment: Payment) {
  const refunds = await refundsOf(payment)
  return refunds.map(({ state }) => state)
}
