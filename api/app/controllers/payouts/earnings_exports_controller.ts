import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { sendCsv } from '#http/csv_file'
import PayoutPolicy from '#policies/payout_policy'
import { STATEMENT_COLUMNS, statementLines } from '#queries/payouts/statement_lines'
import { statementOf } from '#queries/payouts/statement_of'

export default class EarningsExportsController {
  async show({ auth, bouncer, i18n, params, response }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('viewEarnings')
    const host = auth.getUserOrFail()
    const statement = await statementOf(host.id, params.month)
    await recordExport(host, 'earnings')
    const heads = STATEMENT_COLUMNS.map((column) => i18n.t(`payouts.columns.${column}`))
    const lines = statementLines(statement, (kind) => i18n.t(`payouts.kinds.${kind}`))
    return sendCsv(response, `earnings-${statement.month}`, heads, lines)
  }
}
