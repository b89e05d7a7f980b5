import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { englishOf } from '#domain/audit_messages'
import type { Status } from '#domain/booking_lifecycle'
import AuditEvent from '#models/audit_event'
import type Booking from '#models/booking'
import type Property from '#models/property'

/** In days: an admin reads what happened lately, not the whole history of a world that was never there. */
const LATELY = 10

export type WrittenStay = { booking: Booking; property: Property }

/** What lately happened to stays, in the audit log, in the order in which it happened. */
export async function seedLog(trx: TransactionClientContract, stays: WrittenStay[]) {
  const now = DateTime.utc()
  const since = now.minus({ days: LATELY })
  const entries = stays
    .flatMap(stepsOf)
    .filter(({ createdAt }) => createdAt > since && createdAt <= now)
    .sort((one, other) => one.createdAt.toMillis() - other.createdAt.toMillis())
  await AuditEvent.createMany(entries, { client: trx })
}

function stepsOf({ booking, property: { title } }: WrittenStay) {
  const { id, guestId, hostId, status } = booking
  type Name = 'reserved' | 'approved' | 'checkedIn' | 'checkedOut' | 'cancelled'
  const step = (
    name: Name,
    /** Not set is `undefined` in a row just made. */
    createdAt: DateTime | null | undefined,
    actorId: number | null,
    [from, to]: [Status | null, Status]
  ) => {
    const message = { name: `booking.${name}`, id, title } as const
    return createdAt
      ? {
          actorId,
          action: message.name,
          subjectType: 'booking' as const,
          subjectId: id,
          message,
          summary: englishOf(message, id),
          before: from && { status: from },
          after: { status: to },
          createdAt,
        }
      : null
  }
  const calledOff = status === 'cancelled' ? booking.cancelledAt : null
  return [
    step('reserved', booking.createdAt, guestId, [null, 'pending']),
    step('approved', booking.approvedAt, hostId, ['pending', 'confirmed']),
    step('checkedIn', booking.checkedInAt, hostId, ['confirmed', 'checked-in']),
    step('checkedOut', booking.checkedOutAt, hostId, ['checked-in', 'checked-out']),
    step('cancelled', calledOff, guestId, ['pending', 'cancelled']),
  ].filter((entry) => entry !== null)
}
