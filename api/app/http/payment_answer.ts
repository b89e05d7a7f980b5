import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import type { PaymentStanding } from '#models/payment'
import PaymentTransformer from '#transformers/payment_transformer'

/** What a guest is told of an attempt to pay: where it stands, why it failed, what to do now. */
export async function answerPayment({ i18n, serialize }: HttpContext, standing: PaymentStanding) {
  const { gateway, outcome, status } = standing
  const waits = status === 'starting' || status === 'pending'
  const instructions = waits ? i18n.t(`payments.instructions.${gateway}`) : null
  const message =
    status === 'failed' && outcome ? `payments.failures.${outcome}` : `payments.statuses.${status}`
  return answer(
    await serialize(PaymentTransformer.transform(standing, instructions)),
    i18n.t(message)
  )
}
