import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AuditTelling } from '#domain/audit_tellings'
import type AuditEvent from '#models/audit_event'
import UserTransformer from '#transformers/user_transformer'

/** An entry of the audit log, for admins. Without an actor it was the clock. */
export default class AuditEventTransformer extends BaseTransformer<AuditEvent> {
  toObject() {
    const event = this.resource
    return {
      _id: event.id,
      actor: event.actor
        ? { ...new UserTransformer(event.actor).toObject(), role: event.actor.role }
        : null,
      action: event.action,
      subject: { type: event.subjectType, _id: event.subjectId },
      /* What was written down before there were tellings has its sentence alone. */
      telling: event.telling && tellingOf(event.telling),
      summary: event.summary,
      before: event.before,
      after: event.after,
      requestId: event.requestId,
      createdAt: event.createdAt.toUTC().toISO()!,
    }
  }
}

function tellingOf({ name, ...params }: AuditTelling) {
  return { name, params: params as Record<string, string | number> }
}
