import type { HttpContext } from '@adonisjs/core/http'
import { approvePayouts } from '#actions/payouts/approve_payouts'
import { answer } from '#http/answer'
import PayoutPolicy from '#policies/payout_policy'
import { payoutBatchValidator } from '#validators/payout'

export default class PayoutBatchesController {
  async update({ auth, bouncer, i18n, request }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('manage')
    const { ids } = await request.validateUsing(payoutBatchValidator)
    const { approved, refused } = await approvePayouts(ids, auth.getUserOrFail())
    const said = refused.map(({ payout, refusal }) => {
      return { payout, reason: i18n.t(`errors.${refusal.key}`) }
    })
    return answer({ approved, refused: said }, i18n.t('payouts.approvedMany', { count: approved }))
  }
}
