import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { recordAudit } from '#actions/audit/record_audit'
import { endDateChange, tellOfEnd } from '#actions/bookings/end_date_change'
import { NO_TIME_TO_PAY, timeToPayColumns } from '#actions/bookings/time_to_pay'
import { oweRefund } from '#actions/payments/owe_refund'
import bookingConfig from '#config/booking'
import {
  canTransition,
  NO_SHOW_DAYS,
  TRANSITIONS,
  transitionSources,
  type Status,
  type TransitionName,
} from '#domain/booking_lifecycle'
import { INSTANT_HOURS } from '#domain/time_to_pay'
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
  decline: 'cancelled',
  noShow: 'cancelled',
  undoNoShow: 'cancelled',
  expire: 'cancelled',
  endUnpaid: 'cancelled',
} as const satisfies Record<TransitionName, string>

const AUDITED = {
  approve: 'booking.approved',
  checkIn: 'booking.checkedIn',
  checkOut: 'booking.checkedOut',
  undoCheckIn: 'booking.checkInUndone',
  undoCheckOut: 'booking.checkOutUndone',
  cancel: 'booking.cancelled',
  decline: 'booking.cancelled',
  noShow: 'booking.noShow',
  undoNoShow: 'booking.noShowUndone',
  expire: 'booking.expired',
  endUnpaid: 'booking.notPaid',
} as const satisfies Record<TransitionName, string>

const UNDOING: readonly TransitionName[] = ['undoCheckIn', 'undoCheckOut', 'undoNoShow']

const REFUSALS: Record<TransitionName, string> = {
  approve: 'bookings.cannotApprove',
  checkIn: 'bookings.cannotCheckIn',
  checkOut: 'bookings.cannotCheckOut',
  undoCheckIn: 'bookings.cannotUndo',
  undoCheckOut: 'bookings.cannotUndo',
  cancel: 'bookings.cannotCancel',
  decline: 'bookings.cannotDecline',
  noShow: 'bookings.cannotNoShow',
  undoNoShow: 'bookings.cannotUndo',
  expire: 'bookings.cannotCancel',
  endUnpaid: 'bookings.cannotCancel',
}

export type Changes = Record<string, string | number | null>

/**
 * Changes a booking's status by compare-and-set and writes the audit entry (invariant 2). A stay that is agreed gets its
 * time to pay (ADR 0064). Of what was paid a no-show gives back later, when it cannot be taken back any more (ADR 0067).
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
  changes: Changes = {},
  sources: readonly Status[] = transitionSources(name)
) {
  const from = await setStatus(trx, name, booking, actor, changes, sources)
  if (!from) throw conflict(REFUSALS[name], 'E_STATE_MOVED_ON')

  const ended = await endDateChange(trx, booking)
  const { to } = TRANSITIONS[name]
  const hasNotes = 'host_notes' in changes
  await recordAudit(trx, {
    actor,
    action: AUDITED[name],
    subject: { type: 'booking', id: booking.id },
    message: { name: AUDITED[name], title: booking.property.title },
    before: { status: from, ...(hasNotes && { hostNotes: booking.hostNotes }) },
    after: { status: to, ...(hasNotes && { hostNotes: changes.host_notes }) },
  })
  const { title } = booking.property
  if (ended && name === 'checkIn') await tellOfEnd(trx, { id: booking.id, title }, ended)
  if (to === 'cancelled' && name !== 'noShow' && !booking.isByHand) {
    await oweRefund(trx, booking.id, actor, booking.refundFor(actor))
  }
}

/** One update per start state, so that the log knows which it was; only of the stay that was seen, whose dates or place may have changed. */
async function setStatus(
  trx: TransactionClientContract,
  name: TransitionName,
  booking: Booking,
  actor: User | null,
  changes: Changes,
  sources: readonly Status[]
): Promise<Status | null> {
  const isUndo = UNDOING.includes(name)
  const now = sqlTime(trx, DateTime.utc())
  /** Approved by nobody: booked at once (ADR 0064). */
  const isInstant = actor === null
  const hours = isInstant ? INSTANT_HOURS : bookingConfig.paymentHours
  const time =
    name === 'approve' ? timeToPayColumns(trx, booking, { hours, isInstant }) : NO_TIME_TO_PAY
  const { id, checkIn, checkOut, propertyId, totalMinor } = booking
  const dates = { check_in: checkIn, check_out: checkOut }
  const seen = { id, property_id: propertyId, ...dates, total_minor: totalMinor }
  for (const from of sources) {
    const rows = trx.from('bookings').where({ ...seen, status: from })
    if (name === 'undoCheckIn' && !booking.isByHand) rows.whereNull('payment_noted_at')
    if (name === 'undoNoShow') stillToSettle(rows)
    const [moved] = await rows.update(
      {
        ...time,
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

/** None of its money has gone back (ADR 0067). */
function stillToSettle(rows: DatabaseQueryBuilderContract) {
  rows.whereNotNull('settles_at').whereNotIn('payment_status', ['refunding', 'refunded'])
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
    case 'cancel':
      throw conflict('bookings.cannotCancel', 'E_STAY_OVER')
    case 'noShow':
      throw conflict('bookings.notNoShow', 'E_TOO_EARLY', { days: NO_SHOW_DAYS })
    case 'undoCheckIn':
      if (booking.paymentNotedAt) throw conflict('bookings.paymentNoted', 'E_PAYMENT_NOTED')
      throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
    default:
      throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
  }
}
