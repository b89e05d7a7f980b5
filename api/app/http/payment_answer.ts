import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import type Booking from '#models/booking'
import type { PaymentState } from '#models/payment'
import { moneyText } from '#services/line_label'
import PaymentTransformer from '#transformers/payment_transformer'

export async function answerPayment(
  { i18n, serialize }: HttpContext,
  state: PaymentState,
  { nextPayment: { payBy } }: Booking
) {
  const { gateway, outcome, status } = state
  const waits = status === 'starting' || status === 'pending'
  const amount = moneyText(state.amountMinor, state.currency, i18n.locale)
  const instructions = waits ? i18n.t(`payments.instructions.${gateway}`, { amount }) : null
  const message =
    status === 'failed' && outcome ? `payments.failures.${outcome}` : `payments.statuses.${status}`
  const data = await serialize(PaymentTransformer.transform(state, instructions, payBy))
  return answer(data, i18n.t(message))
}
