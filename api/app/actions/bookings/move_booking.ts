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
import { todayInNairobi } from '#domain/stay'
import { conflict, Refusal } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'

/** What a transition leaves in the row besides the status: when it happened and who did it. */
const FOOTPRINT = {
  approve: 'approved',
  checkIn: 'checked_in',
  checkOut: 'checked_out',
  cancel: 'cancelled',
  expire: 'cancelled',
} as const satisfies Record<TransitionName, string>

const AUDITED = {
  approve: 'booking.approved',
  checkIn: 'booking.checkedIn',
  checkOut: 'booking.checkedOut',
  cancel: 'booking.cancelled',
  expire: 'booking.expired',
} as const satisfies Record<TransitionName, string>

const REFUSALS: Record<TransitionName, string> = {
  approve: 'bookings.cannotApprove',
  checkIn: 'bookings.cannotCheckIn',
  checkOut: 'bookings.cannotCheckOut',
  cancel: 'bookings.cannotCancel',
  expire: 'bookings.cannotCancel',
}

/**
 * Moves a booking along its graph by compare-and-set, and writes it down: of two people acting at once one
 * wins, and the other is told (architecture, invariant 2). Cancelling a paid one owes its guest the money.
 *
 * @param actor null when the clock acts
 * @param changes further columns to write with the move
 * @param sources the states it may start from, where they are fewer than the graph's
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
    telling: { name: AUDITED[name], title: booking.property.title },
    before: { status: from },
    after: { status: to },
  })
  if (to === 'cancelled') await oweRefund(trx, booking.id, actor)
}

/**
 * Tries the states a move may start from one after the other, so that the log knows which it was. No state
 * comes back, hence none is missed in between.
 */
async function setStatus(
  trx: TransactionClientContract,
  name: TransitionName,
  booking: Booking,
  actor: User | null,
  changes: Record<string, string | null>,
  sources: readonly Status[]
): Promise<Status | null> {
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
          updated_at: now,
          [`${FOOTPRINT[name]}_at`]: now,
          [`${FOOTPRINT[name]}_by`]: actor?.id ?? null,
        },
        ['id']
      )
    if (moved) return from
  }
  return null
}

/**
 * Refuses what the graph does not offer this person now, before anything is written.
 * @throws Refusal 403 when the move is not theirs to make, 409 when it is too early
 */
export function refuseUnlessOffered(name: TransitionName, booking: Booking, actor: User) {
  const today = todayInNairobi()
  const party = booking.partiesOf(actor)
  const { status, checkIn } = booking
  const sources: readonly string[] = transitionSources(name)
  if (!sources.includes(status)) throw conflict(REFUSALS[name], 'E_STATE_MOVED_ON')
  if (canTransition(name, { status, checkIn, today, party })) return
  const mayAtAll = party.some((one) => (TRANSITIONS[name].by as readonly string[]).includes(one))
  throw mayAtAll
    ? conflict('bookings.tooEarly', 'E_TOO_EARLY')
    : new Refusal('forbidden', 403, 'E_FORBIDDEN')
}
