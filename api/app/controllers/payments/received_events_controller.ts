import type { HttpContext } from '@adonisjs/core/http'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import DiscrepancyPolicy from '#policies/discrepancy_policy'
import { findPaymentEvent } from '#queries/payments/find_payment_event'
import { listPaymentEvents } from '#queries/payments/list_payment_events'
import PaymentEventTransformer from '#transformers/payment_event_transformer'
import { paymentEventListValidator } from '#validators/payment_event'

/** What came in the gateways’ names, for who looks after the books. */
export default class ReceivedEventsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const filters = await request.validateUsing(paymentEventListValidator, {
      data: queryOf(request),
    })
    const { rows, pagination } = await listPaymentEvents(filters)
    return answerPage(await serialize(PaymentEventTransformer.transform(rows)), pagination)
  }

  async show({ bouncer, params, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const found = await findPaymentEvent(params.id)
    return answer(await serialize(PaymentEventTransformer.transform(found).useVariant('forDetail')))
  }
}
