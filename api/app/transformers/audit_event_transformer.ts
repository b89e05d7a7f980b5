import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AuditMessage } from '#domain/audit_messages'
import type AuditEvent from '#models/audit_event'
import { isoTime } from '#services/iso_time'
import UserTransformer from '#transformers/user_transformer'

/** Without an actor: a scheduled job. */
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
      /* Old entries have only a summary. */
      message: event.message && messageOf(event.message),
      summary: event.summary,
      before: event.before,
      after: event.after,
      requestId: event.requestId,
      createdAt: isoTime(event.createdAt),
    }
  }
}

function messageOf({ name, ...params }: AuditMessage) {
  return { name, params: params as Record<string, string | number> }
}
