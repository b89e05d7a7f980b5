import type { HttpContext } from '@adonisjs/core/http'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PayoutPolicy from '#policies/payout_policy'
import { findPayout } from '#queries/payouts/find_payout'
import { listPayouts } from '#queries/payouts/list_payouts'
import { payoutStays } from '#queries/payouts/payout_stays'
import PayoutTransformer from '#transformers/payout_transformer'
import { payoutListValidator } from '#validators/payout'

export default class PayoutsController {
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('list')
    const filters = await request.validateUsing(payoutListValidator, { data: queryOf(request) })
    const viewer = auth.getUserOrFail()
    const { rows, pagination } = await listPayouts(viewer, filters)
    return answerPage(await serialize(PayoutTransformer.transform(rows, viewer)), pagination)
  }

  async show({ auth, bouncer, params, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('list')
    const payout = await findPayout(params.id)
    await bouncer.with(PayoutPolicy).authorize('view', payout)
    const stays = await payoutStays(payout)
    return answer(
      await serialize(
        PayoutTransformer.transform(payout, auth.getUserOrFail(), stays).useVariant('forDetail')
      )
    )
  }
}
