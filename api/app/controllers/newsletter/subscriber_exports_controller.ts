import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { sendCsv } from '#http/csv_file'
import { queryOf } from '#http/query'
import NewsletterPolicy from '#policies/newsletter_policy'
import { SUBSCRIBER_COLUMNS, subscriberLines } from '#queries/newsletter/subscriber_lines'
import { subscriberExportValidator } from '#validators/newsletter'

export default class SubscriberExportsController {
  async show({ auth, bouncer, i18n, request, response }: HttpContext) {
    await bouncer.with(NewsletterPolicy).authorize('viewAny')
    const match = await request.validateUsing(subscriberExportValidator, { data: queryOf(request) })
    await recordExport(auth.getUserOrFail(), 'subscribers')
    const heads = SUBSCRIBER_COLUMNS.map((column) => i18n.t(`newsletter.columns.${column}`))
    return sendCsv(response, 'subscribers', heads, subscriberLines(match))
  }
}
