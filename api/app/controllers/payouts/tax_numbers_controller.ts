import type { HttpContext } from '@adonisjs/core/http'
import { setTaxNumbers } from '#actions/payouts/set_tax_numbers'
import { answer } from '#http/answer'
import PayoutPolicy from '#policies/payout_policy'
import TaxNumbersTransformer from '#transformers/tax_numbers_transformer'
import { taxNumbersValidator } from '#validators/payout'

/** A host's own. */
export default class TaxNumbersController {
  async show({ auth, bouncer, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    return answer(await serialize(TaxNumbersTransformer.transform(auth.getUserOrFail())))
  }

  async update({ auth, bouncer, i18n, request, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    const changes = await request.validateUsing(taxNumbersValidator, {
      messagesProvider: i18n.createMessagesProvider('users.details'),
    })
    const host = await setTaxNumbers(auth.getUserOrFail(), changes)
    return answer(
      await serialize(TaxNumbersTransformer.transform(host)),
      i18n.t('payouts.taxNumbersSaved')
    )
  }
}
