import type { HttpContext } from '@adonisjs/core/http'
import { movePayout } from '#actions/payouts/move_payout'
import { answer } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import PayoutPolicy from '#policies/payout_policy'
import { findPayout } from '#queries/payouts/find_payout'
import PayoutTransformer from '#transformers/payout_transformer'
import { payoutFailedValidator } from '#validators/payout'

export default class PayoutFailuresController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('manage')
    const words = await request.validateUsing(payoutFailedValidator)
    const payout = await findPayout(params.id)

    const actor = auth.getUserOrFail()
    const known = editKnown(request)
    const current = async () =>
      serialize(PayoutTransformer.transform(await findPayout(payout.id), actor))
    await orShowCurrent(() => movePayout('fail', payout, actor, words, { known }), current)
    return answer(await current(), i18n.t('payouts.failed'))
  }
}
