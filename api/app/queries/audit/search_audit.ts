import { DateTime } from 'luxon'
import type { AuditAction, AuditSubject } from '#domain/audit'
import { AUDIT_SORTS, type AuditSort } from '#domain/list_sorts'
import AuditEvent from '#models/audit_event'
import { inOrder } from '#services/database/in_order'
import { containing, matchWords, named } from '#services/database/match_words'
import { page, type PageRequest } from '#services/database/page'
import { sqlTime } from '#services/database/sql_time'

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

export function searchAudit(filters: AuditFilters) {
  const query = matching(filters).preload('actor')
  return page(inOrder(query, AUDIT_SORTS[filters.sort ?? 'createdAt']), filters)
}

function matching({ search, action, subject, subjectId, actor, from, to }: AuditFilters) {
  const query = AuditEvent.query()
  if (action) query.where('action', action)
  if (subject) query.where('subject_type', subject)
  if (subjectId) query.where('subject_id', subjectId)
  if (actor) query.where('actor_id', actor)
  if (from) query.where('created_at', '>=', sqlTime(query.client, beginningOf(from)))
  if (to) query.where('created_at', '<', sqlTime(query.client, beginningOf(to).plus({ days: 1 })))
  if (search) {
    matchWords(query, search, (either, word) => {
      either
        .whereRaw(...containing(['summary', 'action'], word))
        .orWhereIn('actor_id', (people) =>
          named(people, 'users', ['first_name', 'last_name'], word)
        )
    })
  }
  return query
}

/** Midnight in Nairobi. Extreme years are clamped: the engines do not parse or sort all of them. */
function beginningOf(date: string) {
  const near = date < '1970-01-01' ? '1970-01-01' : date > '9000-01-01' ? '9000-01-01' : date
  return DateTime.fromISO(near, { zone: 'Africa/Nairobi' })
}
