import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import AuditPolicy from '#policies/audit_policy'
import { searchAudit } from '#queries/audit/search_audit'
import AuditEventTransformer from '#transformers/audit_event_transformer'
import { auditListValidator } from '#validators/audit'

export default class AuditEventsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(AuditPolicy).authorize('viewAny')
    const {
      page = 1,
      limit = LIMITS.list,
      ...filters
    } = await request.validateUsing(auditListValidator, { data: queryOf(request) })

    const { rows, total } = await searchAudit({ ...filters, page, limit })
    return answerPage(await serialize(AuditEventTransformer.transform(rows)), {
      total,
      page,
      limit,
    })
  }
}
