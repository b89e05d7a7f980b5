import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { oweRefund } from '#actions/payments/owe_refund'
import {
  canTransition,
  TRANSITIONS,
  transitionSources,
  type Status,
  type TransitionName,
} from '#domain/booking_lifecycle'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { sqlEditTime } from '#services/database/edit_time'
import { sqlTime } from '#services/database/sql_time'

const STAMP_COLUMN = {
  approve: 'approved',
  checkIn: 'checked_in',
  checkOut: 'checked_out',
  undoCheckIn: 'checked_in',
  undoCheckOut: 'checked_out',
  cancel: 'cancelled',
  expire: 'cancelled',
} as const satisfies Record<TransitionName, string>

const AUDITED = {
  approve: 'booking.approved',
  checkIn: 'booking.checkedIn',
  checkOut: 'booking.checkedOut',
  undoCheckIn: 'booking.checkInUndone',
  undoCheckOut: 'booking.checkOutUndone',
  cancel: 'booking.cancelled',
  expire: 'booking.expired',
} as const satisfies Record<TransitionName, string>

const REFUSALS: Record<TransitionName, string> = {
  approve: 'bookings.cannotApprove',
  checkIn: 'bookings.cannotCheckIn',
  checkOut: 'bookings.cannotCheckOut',
  undoCheckIn: 'bookings.cannotUndo',
  undoCheckOut: 'bookings.cannotUndo',
  cancel: 'bookings.cannotCancel',
  expire: 'bookings.cannotCancel',
}

/**
 * Changes a booking's status by compare-and-set and writes the audit entry (invariant 2).
 * @param actor null for a scheduled job
 * @param changes further columns to write
 * @param sources allowed start states, when fewer than the graph's
 * @throws Refusal 409 when the booking is in another state by now, or it is too early to check in
 */
export async function moveBooking(
  trx: TransactionClientContract,
  name: TransitionName,
  booking: Booking,
  actor: User | null,
  changes: Record<string, string | null> = {},
  sources: readonly Status[] = transitionSources(name)
) {
  const from = await setStatus(trx, name, booking, actor, changes, sources)
  if (!from) throw conflict(REFUSALS[name], 'E_STATE_MOVED_ON')

  const { to } = TRANSITIONS[name]
  await recordAudit(trx, {
    actor,
    action: AUDITED[name],
    subject: { type: 'booking', id: booking.id },
    message: { name: AUDITED[name], title: booking.property.title },
    before: { status: from },
    after: { status: to },
  })
  if (to === 'cancelled') await oweRefund(trx, booking.id, actor)
}

/** One update per start state, so that the log knows which it was. */
async function setStatus(
  trx: TransactionClientContract,
  name: TransitionName,
  booking: Booking,
  actor: User | null,
  changes: Record<string, string | null>,
  sources: readonly Status[]
): Promise<Status | null> {
  const isUndo = name === 'undoCheckIn' || name === 'undoCheckOut'
  const now = sqlTime(trx, DateTime.utc())
  for (const from of sources) {
    const [moved] = await trx
      .from('bookings')
      .where({ id: booking.id, status: from })
      .update(
        {
          ...changes,
          status: TRANSITIONS[name].to,
          expires_at: null,
          updated_at: sqlEditTime(trx, DateTime.utc()),
          [`${STAMP_COLUMN[name]}_at`]: isUndo ? null : now,
          [`${STAMP_COLUMN[name]}_by`]: isUndo ? null : (actor?.id ?? null),
        },
        ['id']
      )
    if (moved) return from
  }
  return null
}

/** Refuses an invalid transition; access is the policy's task. @throws Refusal 409 */
export function refuseUnlessOffered(name: TransitionName, booking: Booking, actor: User) {
  if (!transitionSources(name).includes(booking.status)) {
    throw conflict(REFUSALS[name], 'E_STATE_MOVED_ON')
  }
  if (canTransition(name, booking.momentFor(actor))) return
  switch (name) {
    case 'approve':
      throw conflict('bookings.stayOver', 'E_STAY_OVER')
    case 'checkIn':
      throw conflict('bookings.tooEarly', 'E_TOO_EARLY')
    default:
      throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
  }
}
