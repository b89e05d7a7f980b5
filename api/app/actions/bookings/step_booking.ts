import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { moveBooking, refuseUnlessOffered, type Changes } from '#actions/bookings/move_booking'
import { notifyOf } from '#actions/bookings/notify'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { holdBooking } from '#actions/payments/hold_payment'
import type { Status, TransitionName } from '#domain/booking_lifecycle'
import type { BookingEvent } from '#domain/booking_notices'
import { ARRIVAL_STEPS } from '#domain/helping'
import { notFound } from '#exceptions/refusal'
import type Booking from '#models/booking'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'
import { refuseIfEdited } from '#services/database/edit_time'

type Step = {
  /** Further columns to write */
  columns?: Changes
  /** The host's notes as they are after it; undefined leaves them */
  hostNotes?: string | null
  /** In the same transaction */
  then?: (trx: TransactionClientContract) => Promise<unknown>
  /** What the parties are told */
  notify?: BookingEvent
  /** The state it was seen in, where the step is another one from any other */
  seen?: Status
  /** The edit that its actor has seen; null for whichever it is */
  known?: string | null
}

/**
 * A step that a person takes, once per key.
 * @throws Refusal 409 when it is not offered any more, or not yet, 404 for whom the host lets do it no more, 412 when the booking was edited since
 */
export async function stepBooking(
  name: TransitionName,
  booking: Booking,
  actor: User,
  key: string | null,
  { columns: further, hostNotes, then, known = null, notify, seen }: Step = {}
) {
  const { id } = booking
  const notes: Changes = hostNotes === undefined ? {} : { host_notes: hostNotes || null }
  const columns = { ...further, ...notes }
  const claim = claimOf(actor, key, `bookings.${name}`, { booking: id, ...columns })
  await oncePerKey(claim, async (trx) => {
    await refuseUnlessLent(trx, name, booking, actor)
    refuseUnlessOffered(name, booking, actor)
    if (known !== null) refuseIfEdited(await holdBooking(trx, id), known)
    await moveBooking(trx, name, booking, actor, columns, seen && [seen])
    await then?.(trx)
    if (notify) await notifyOf(trx, notify, id)
    return { id }
  })
}

/** The host may have ended it since the stay was read. */
async function refuseUnlessLent(
  trx: TransactionClientContract,
  name: TransitionName,
  { helperId, managerId, propertyId }: Booking,
  actor: User
) {
  if (helperId === undefined && managerId === undefined) return
  const isArrival = ARRIVAL_STEPS.some((step) => step === name)
  const ability = isArrival ? 'arrivals' : 'manage'
  if (!(await PropertyHelper.mayDo(actor, ability, propertyId, trx))) throw notFound()
}
