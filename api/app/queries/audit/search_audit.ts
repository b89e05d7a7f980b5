import { DateTime } from 'luxon'
import type { AuditAction, AuditSubject } from '#domain/audit'
import { AUDIT_SORTS, type AuditSort } from '#domain/list_sorts'
import AuditEvent from '#models/audit_event'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { sqlTime } from '#services/database/sql_time'
import { commonWords, withWords, type Searched } from '#services/database/words'

export type AuditFilters = PageRequest & {
  search?: string
  action?: AuditAction
  subject?: AuditSubject
  /** Needs `subject`. */
  subjectId?: number
  actor?: number
  /** Nairobi dates, both included. */
  from?: string
  to?: string
  sort?: AuditSort
}

const SEARCHED: Searched = {
  list: 'audit_events',
  words: [
    { of: 'audit_events', in: ['words'] },
    { of: 'users', in: ['names'], by: 'actor_id' },
  ],
}

export async function searchAudit(filters: AuditFilters) {
  const common = await commonWords(SEARCHED, filters.search)
  const query = matching(filters, common).preload('actor')
  return page(inOrder(query, AUDIT_SORTS[filters.sort ?? 'createdAt']), filters)
}

function matching(
  { search, action, subject, subjectId, actor, from, to }: AuditFilters,
  common: Set<string>
) {
  const query = AuditEvent.query({ client: reader() })
  if (action) query.where('action', action)
  if (subject) query.where('subject_type', subject)
  if (subjectId) query.where('subject_id', subjectId)
  if (actor) query.where('actor_id', actor)
  if (from) query.where('created_at', '>=', sqlTime(query.client, beginningOf(from)))
  if (to) query.where('created_at', '<', sqlTime(query.client, beginningOf(to).plus({ days: 1 })))
  if (search) withWords(query, SEARCHED, search, common)
  return query
}

/** Midnight in Nairobi. Extreme years are clamped: the engines do not parse or sort all of them. */
function beginningOf(date: string) {
  const near = date < '1970-01-01' ? '1970-01-01' : date > '9000-01-01' ? '9000-01-01' : date
  return DateTime.fromISO(near, { zone: 'Africa/Nairobi' })
}
