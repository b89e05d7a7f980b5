import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction, AuditFacts, ChangedSubject } from '#domain/audit'
import type { AuditMessage } from '#domain/audit_messages'
import { announce, type LiveChange } from '#services/live/announce'
import { changes } from '#services/metrics/figures'
import { endStaleStreams } from '#services/live/streams'

type Entry = {
  action: AuditAction
  subject: { type: ChangedSubject; id: number }
  message: AuditMessage
  before?: AuditFacts | null
  formerly?: readonly (number | null)[]
}

const RESOURCES = {
  booking: 'bookings',
  property: 'properties',
  review: 'reviews',
  user: 'users',
  contact: 'contacts',
  payment: 'bookings',
  payout: 'payouts',
  discrepancy: 'discrepancies',
  statement: 'discrepancies',
  job: 'system',
} as const satisfies Record<ChangedSubject, LiveChange['resource']>

const CALENDAR: AuditAction[] = [
  'property.nightsBlocked',
  'property.nightsUnblocked',
  'property.nightsImported',
  'property.feedRemoved',
]
const CREATED: AuditAction[] = [
  'booking.reserved',
  'booking.added',
  'property.created',
  'review.written',
  'user.registered',
  'user.created',
]

/** Whatever is worth an entry in the log is worth a look by those who have it on their screens. */
export async function announceChange(
  trx: TransactionClientContract,
  { action, subject, message, before, formerly = [] }: Entry
) {
  trx.after('commit', () => changes.inc({ action }))
  const resource = CALENDAR.includes(action) ? 'calendar' : RESOURCES[subject.type]
  const id = subject.type === 'payment' && 'booking' in message ? message.booking : subject.id
  const people = await peopleOf(trx, resource, id, before ?? null)
  announce(trx, { resource, type: typeOf(action), ids: [id] }, [
    ...people,
    ...formerly.filter((person) => person !== null),
  ])
  if (resource === 'users') trx.after('commit', () => void endOf(id))
}

function typeOf(action: AuditAction): LiveChange['type'] {
  if (CREATED.includes(action)) return 'created'
  return action.endsWith('.deleted') ? 'deleted' : 'updated'
}

/** Host and guest of the thing, and who helps where it is. @param before names those of a review that is gone */
async function peopleOf(
  trx: TransactionClientContract,
  resource: LiveChange['resource'],
  id: number,
  before: AuditFacts | null
): Promise<number[]> {
  const row = async (table: string, key: number, columns: string[]) => {
    const found: Record<string, number> | null = await trx
      .from(table)
      .where('id', key)
      .select(columns)
      .first()
    return found ?? {}
  }
  const ids = (found: Record<string, number | undefined>) =>
    Object.values(found).filter((person) => person !== undefined)

  switch (resource) {
    case 'users':
      return [id]
    case 'contacts':
    case 'discrepancies':
    case 'system':
      return []
    case 'bookings':
      return withHelpers(trx, 'bookings', { id, property: 'bookings.property_id' })
    case 'payouts':
      return ids(await row('payouts', id, ['host_id']))
    case 'properties':
    case 'calendar':
      return withHelpers(trx, 'properties', { id, property: 'properties.id' })
    case 'reviews': {
      const review = await row('reviews', id, ['author_id', 'property_id'])
      const author = review.author_id ?? Number(before?.authorId)
      const property = review.property_id ?? Number(before?.propertyId)
      return [author, ...ids(await row('properties', property || 0, ['host_id']))]
    }
  }
}

/** Its own people, and who helps at its property: what they see of it is asked when their page asks (ADR 0073). */
async function withHelpers(
  trx: TransactionClientContract,
  table: 'bookings' | 'properties',
  { id, property }: { id: number; property: string }
): Promise<number[]> {
  const rows: Record<string, number | null>[] = await trx
    .from(table)
    .where(`${table}.id`, id)
    .leftJoin('property_helpers', 'property_helpers.property_id', property)
    .select(`${table}.host_id`, 'user_id', ...(table === 'bookings' ? ['guest_id'] : []))
  return rows.flatMap((row) => Object.values(row)).filter((person) => person !== null)
}

async function endOf(personId: number) {
  await endStaleStreams(personId).catch((error) => {
    logger.error({ err: error, person: personId }, 'streams of an ended session stay open')
  })
}
