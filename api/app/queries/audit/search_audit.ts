import { DateTime } from 'luxon'
import type { AuditAction, AuditSubject } from '#domain/audit'
import AuditEvent from '#models/audit_event'
import { escapeLike } from '#services/database/escape_like'
import { sqlTime } from '#services/database/sql_time'

export type AuditFilters = {
  search?: string
  action?: AuditAction
  subject?: AuditSubject
  /** Of a `subject` of one kind, this one. */
  subjectId?: number
  actor?: number
  /** Calendar dates in Nairobi, both included. */
  from?: string
  to?: string
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

function matching({ search, action, subject, subjectId, actor, from, to }: Filters) {
  const query = everything()
  if (action) query.where('action', action)
  if (subject) query.where('subject_type', subject)
  if (subjectId) query.where('subject_id', subjectId)
  if (actor) query.where('actor_id', actor)
  if (from) query.where('created_at', '>=', sqlTime(query.client, beginningOf(from)))
  if (to) query.where('created_at', '<', sqlTime(query.client, beginningOf(to).plus({ days: 1 })))
  if (search) matchWords(query, search)
  return query
}

/**
 * Midnight in Nairobi. Dates that no log can hold are brought near: not every engine knows the year 0, nor
 * sorts five digits after four.
 */
function beginningOf(date: string) {
  const near = date < '1970-01-01' ? '1970-01-01' : date > '9000-01-01' ? '9000-01-01' : date
  return DateTime.fromISO(near, { zone: 'Africa/Nairobi' })
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
