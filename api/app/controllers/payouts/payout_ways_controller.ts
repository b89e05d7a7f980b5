import type { HttpContext } from '@adonisjs/core/http'
import { choosePayoutWay } from '#actions/payouts/choose_payout_way'
import { answer } from '#http/answer'
import { deviceOf } from '#http/session_answer'
import PayoutPolicy from '#policies/payout_policy'
import PayoutWayTransformer from '#transformers/payout_way_transformer'
import { payoutWayValidator } from '#validators/payout'

/** A host's own. */
export default class PayoutWaysController {
  async show({ auth, bouncer, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    return answer(await serialize(PayoutWayTransformer.transform(auth.getUserOrFail())))
  }

  async update({ auth, bouncer, i18n, request, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    const { otp, password, phone, way, ...bank } = await request.validateUsing(payoutWayValidator, {
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    const wanted = { bank, phone, way, proof: { otp, password } }
    const host = await choosePayoutWay(auth.getUserOrFail(), wanted, deviceOf(request))
    return answer(
      await serialize(PayoutWayTransformer.transform(host)),
      i18n.t('payouts.wayChosen')
    )
  }
}
