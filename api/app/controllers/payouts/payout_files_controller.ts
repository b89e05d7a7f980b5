import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { takePayoutFile } from '#actions/payouts/take_payout_file'
import { answer } from '#http/answer'
import { sendCsv } from '#http/csv_file'
import PayoutPolicy from '#policies/payout_policy'
import { findPayoutFile } from '#queries/payouts/find_payout_file'
import {
  PAYOUT_COLUMNS,
  payoutFileLines,
  refuseSealedAccounts,
} from '#queries/payouts/payout_file_lines'
import PayoutFileTransformer from '#transformers/payout_file_transformer'

/** Approved payouts for the bank: taken once, and read again as often as one likes. */
export default class PayoutFilesController {
  async store({ auth, bouncer, i18n, response, serialize }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('manage')
    const { file, payouts } = await takePayoutFile(auth.getUserOrFail())
    response.status(201)
    const data = await serialize(PayoutFileTransformer.transform(file, payouts))
    return answer(data, i18n.t('payouts.taken', { count: payouts.length, file: file.id }))
  }

  async show({ auth, bouncer, i18n, params, response }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('manage')
    const file = await findPayoutFile(params.id)
    await refuseSealedAccounts(file.id)
    await recordExport(auth.getUserOrFail(), 'payouts')
    const heads = PAYOUT_COLUMNS.map((column) => i18n.t(`payouts.columns.${column}`))
    return sendCsv(response, `payouts-${file.id}`, heads, payoutFileLines(file.id))
  }
}
