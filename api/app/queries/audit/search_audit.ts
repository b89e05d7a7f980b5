import type { AuditAction, AuditSubject } from '#domain/audit'
import AuditEvent from '#models/audit_event'
import { escapeLike } from '#services/database/escape_like'

export type AuditFilters = {
  search?: string
  action?: AuditAction
  subject?: AuditSubject
  /** Of a `subject` of one kind, this one. */
  subjectId?: number
  actor?: number
  page: number
  limit: number
}

/** The audit log, newest first; the ids are the order in which things happened. */
export async function searchAudit({ page, limit, ...filters }: AuditFilters) {
  const counted = await matching(filters).count('* as total').pojo<{ total: number }>().first()
  const rows = await matching(filters).preload('actor').orderBy('id', 'desc').forPage(page, limit)
  return { rows, total: Number(counted?.total ?? 0) }
}

type Filters = Omit<AuditFilters, 'page' | 'limit'>

const everything = () => AuditEvent.query()

function matching({ search, action, subject, subjectId, actor }: Filters) {
  const query = everything()
  if (action) query.where('action', action)
  if (subject) query.where('subject_type', subject)
  if (subjectId) query.where('subject_id', subjectId)
  if (actor) query.where('actor_id', actor)
  if (search) matchWords(query, search)
  return query
}

/** Summary, action and the name of whoever did it: every word must be found somewhere. */
function matchWords(query: ReturnType<typeof everything>, search: string) {
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query.where((either) => {
      either
        .whereRaw("lower(summary) like ? escape '\\'", [like])
        .orWhereRaw("lower(action) like ? escape '\\'", [like])
        .orWhereHas('actor', (person) =>
          person.whereRaw(
            "(lower(first_name) like ? escape '\\' or lower(last_name) like ? escape '\\')",
            [like, like]
          )
        )
    })
  }
}
