import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import PayoutPolicy from '#policies/payout_policy'
import { earningsOf } from '#queries/payouts/earnings_of'
import { statementOf } from '#queries/payouts/statement_of'
import EarningsTransformer from '#transformers/earnings_transformer'
import StatementTransformer from '#transformers/statement_transformer'

/** A host's own. */
export default class EarningsController {
  async index({ auth, bouncer, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    const earnings = await earningsOf(auth.getUserOrFail().id)
    return answer(await serialize(EarningsTransformer.transform(earnings)))
  }

  async show({ auth, bouncer, params, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    const statement = await statementOf(auth.getUserOrFail().id, params.month)
    return answer(await serialize(StatementTransformer.transform(statement)))
  }
}
