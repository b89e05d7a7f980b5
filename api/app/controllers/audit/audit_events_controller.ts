import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import AuditPolicy from '#policies/audit_policy'
import { searchAudit } from '#queries/audit/search_audit'
import AuditEventTransformer from '#transformers/audit_event_transformer'
import { auditListValidator } from '#validators/audit'

export default class AuditEventsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(AuditPolicy).authorize('viewAny')
    const filters = await request.validateUsing(auditListValidator, { data: queryOf(request) })

    const { rows, pagination } = await searchAudit(filters)
    return answerPage(await serialize(AuditEventTransformer.transform(rows)), pagination)
  }
}
