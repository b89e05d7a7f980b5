import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import type { PaymentState } from '#models/payment'
import PaymentTransformer from '#transformers/payment_transformer'

export async function answerPayment({ i18n, serialize }: HttpContext, state: PaymentState) {
  const { gateway, outcome, status } = state
  const waits = status === 'starting' || status === 'pending'
  const instructions = waits ? i18n.t(`payments.instructions.${gateway}`) : null
  const message =
    status === 'failed' && outcome ? `payments.failures.${outcome}` : `payments.statuses.${status}`
  return answer(await serialize(PaymentTransformer.transform(state, instructions)), i18n.t(message))
}
