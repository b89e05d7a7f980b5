import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { freeNightsBeside } from '#actions/bookings/end_date_change'
import { holdNightsOf } from '#actions/bookings/move_to_dates'
import { takingNights } from '#actions/bookings/take_nights'
import { holdBooking } from '#actions/payments/hold_payment'
import { holdProperty } from '#actions/properties/hold_property'
import { toMinor } from '#domain/money'
import { directQuote, quoteColumns } from '#domain/quote'
import { todayInNairobi } from '#domain/stay'
import { hasGuest, stayActionsFor } from '#domain/stays_by_hand'
import { conflict, invalid } from '#exceptions/refusal'
import { refuseImpossibleWalkIn } from '#exceptions/stay_refusals'
import type Booking from '#models/booking'
import type User from '#models/user'
import { editTimeAfter, refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * `total`: what the two have agreed on, in major units; null: what the host charges now; without it the same dates cost what they cost, and
 * others what the host charges.
 */
type Change = { checkIn: string; checkOut: string; total?: number | null; isPaid: boolean }

/**
 * Gives a stay that its host wrote down other dates, another price, or both, at once: its guest has no account to agree with (ADR 0120). The
 * nights that it leaves are free. Of a guest who is there the check-in stays.
 * @param edit the edit that the actor has seen; null for whichever it is
 * @throws Refusal 412 when it was edited since, 409 when it is not offered any more, a night is taken, or the place has another currency by now, 422 for impossible dates
 */
export async function changeStay(
  booking: Booking,
  actor: User,
  wanted: Change,
  edit: string | null = null
) {
  await takingNights('bookings.nightsTaken', () =>
    writeTransaction((trx) => change(trx, booking, actor, wanted, edit))
  )
}

async function change(
  trx: TransactionClientContract,
  known: Booking,
  actor: User,
  { checkIn, checkOut, isPaid, total }: Change,
  edit: string | null
) {
  const property = await holdProperty(trx, known.propertyId)
  const booking = await holdBooking(trx, known.id)
  refuseIfEdited(booking, edit)
  booking.$setRelated('property', property)
  await booking.load('dateChange')
  if (booking.propertyId !== property.id || !offersTo(actor, booking)) {
    throw conflict('bookings.cannotChangeStay', 'E_STATE_MOVED_ON')
  }
  if (hasGuest(booking) && checkIn !== booking.checkIn) {
    throw invalid('checkIn', 'same', 'bookings.guestIsThere')
  }
  refuseImpossibleWalkIn({ checkIn, checkOut, began: booking.checkIn })
  /* Its deposit would be in another one. */
  if (property.currency !== booking.currency) {
    throw conflict('bookings.datesOtherCurrency', 'E_PRICE_CHANGED')
  }

  await holdNightsOf(trx, booking, { checkIn, checkOut })
  const before = factsOf(booking)
  const isSameStay = checkIn === booking.checkIn && checkOut === booking.checkOut
  if (total !== undefined || !isSameStay) {
    const guests = booking.adults + booking.children
    const asked = property.quoteFor({ checkIn, checkOut, guests, pets: booking.pets })
    const quote = directQuote(asked, typeof total === 'number' ? toMinor(total) : null)
    booking.merge({ checkIn, checkOut, ...quoteColumns(quote) })
  }
  if (isPaid !== (booking.paymentStatus === 'paid')) {
    booking.paymentStatus = isPaid ? 'paid' : 'unpaid'
    booking.paymentNotedAt = isPaid ? DateTime.utc() : null
    booking.paymentNotedBy = isPaid ? actor.id : null
  }
  booking.updatedAt = editTimeAfter(booking.updatedAt)
  await booking.save()
  await freeNightsBeside(trx, booking)
  await recordAudit(trx, {
    actor,
    action: 'booking.datesChanged',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.datesChanged', title: property.title },
    before,
    after: factsOf(booking),
  })
}

function offersTo(actor: User, booking: Booking) {
  const { changeable, checkOut } = booking
  const party = booking.partiesOf(actor)
  return stayActionsFor({ ...changeable, checkOut, today: todayInNairobi(), party }).length > 0
}

const factsOf = ({ checkIn, checkOut, currency, paymentStatus, totalMinor }: Booking) => {
  return { checkIn, checkOut, paymentStatus, totalMinor, currency }
}
