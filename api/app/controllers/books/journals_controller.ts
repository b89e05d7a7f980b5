import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { sendCsv } from '#http/csv_file'
import BookPolicy from '#policies/book_policy'
import { JOURNAL_COLUMNS, journalLines } from '#queries/books/journal_lines'

/** Every entry of a month, for an accountant. */
export default class JournalsController {
  async show({ auth, bouncer, i18n, params, response }: HttpContext) {
    await bouncer.with(BookPolicy).authorize('read')
    const lines = journalLines(params.month, {
      kind: (kind) => i18n.t(`books.kinds.${kind}`),
      account: (account) => i18n.t(`books.accounts.${account}`),
    })
    await recordExport(auth.getUserOrFail(), 'journal')
    const heads = JOURNAL_COLUMNS.map((column) => i18n.t(`books.columns.${column}`))
    return sendCsv(response, `journal-${params.month}`, heads, lines)
  }
}
