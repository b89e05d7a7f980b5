import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  canTransition,
  TRANSITIONS,
  transitionSources,
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

const REFUSALS: Record<TransitionName, string> = {
  approve: 'bookings.cannotApprove',
  checkIn: 'bookings.cannotCheckIn',
  checkOut: 'bookings.cannotCheckOut',
  cancel: 'bookings.cannotCancel',
  expire: 'bookings.cannotCancel',
}

/**
 * Moves a booking along its graph by compare-and-set: of two people acting at once one wins, and the other
 * is told (architecture, invariant 2).
 *
 * @param actor null when the clock acts
 * @param changes further columns to write with the move
 * @throws Refusal 409 when the booking is in another state by now, or it is too early to check in
 */
export async function moveBooking(
  trx: TransactionClientContract,
  name: TransitionName,
  booking: Booking,
  actor: User | null,
  changes: Record<string, string | null> = {}
) {
  const now = sqlTime(trx, DateTime.utc())
  const [moved] = await trx
    .from('bookings')
    .where('id', booking.id)
    .whereIn('status', transitionSources(name))
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
  if (!moved) throw conflict(REFUSALS[name], 'E_STATE_MOVED_ON')
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
