import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import PayoutPolicy from '#policies/payout_policy'
import { listDebts } from '#queries/payouts/list_debts'
import PayoutDebtTransformer from '#transformers/payout_debt_transformer'

export default class PayoutDebtsController {
  async index({ bouncer, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('manage')
    return answer(await serialize(PayoutDebtTransformer.transform(await listDebts())))
  }
}
