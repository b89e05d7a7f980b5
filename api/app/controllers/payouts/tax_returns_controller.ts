import type { I18n } from '@adonisjs/i18n'
import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import type { TaxReturn } from '#domain/tax_returns'
import { sendCsv } from '#http/csv_file'
import PayoutPolicy from '#policies/payout_policy'
import { INVOICE_COLUMNS, invoiceLines } from '#queries/taxes/invoice_lines'
import { LEVY_COLUMNS, levyLines } from '#queries/taxes/levy_lines'
import { WITHHOLDING_COLUMNS, withholdingLines } from '#queries/taxes/withholding_lines'

/** What is handed in to the authorities, from the books of a month. */
export default class TaxReturnsController {
  async show({ auth, bouncer, i18n, params, response }: HttpContext) {
    await bouncer.with(PayoutPolicy).authorize('manage')
    await recordExport(auth.getUserOrFail(), 'taxes')
    const { heads, lines } = returnOf(params.form, params.month, i18n)
    return sendCsv(response, `${params.form}-${params.month}`, heads, lines)
  }
}

function returnOf(form: TaxReturn, month: string, i18n: I18n) {
  const words = (columns: readonly string[]) =>
    columns.map((column) => i18n.t(`payouts.columns.${column}`))
  switch (form) {
    case 'invoices':
      return { heads: INVOICE_COLUMNS, lines: invoiceLines(month, i18n.t('payouts.serviceFee')) }
    case 'levy':
      return { heads: words(LEVY_COLUMNS), lines: levyLines(month) }
    case 'withholding':
      return { heads: words(WITHHOLDING_COLUMNS), lines: withholdingLines(month) }
  }
}
