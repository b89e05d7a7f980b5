import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdProperty } from '#actions/properties/hold_property'
import { holdBooking } from '#actions/payments/hold_payment'
import { dateActionsFor, type DateAction } from '#domain/date_changes'
import { conflict, notFound } from '#exceptions/refusal'
import type Booking from '#models/booking'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'

/**
 * Locks property and booking, in the order of a reservation, and reads the proposal that waits.
 * @throws Refusal 409 when this is not offered to this person any more, 404 for a property that is gone, or whose host lends it no more
 */
export async function holdDates(
  trx: TransactionClientContract,
  name: DateAction,
  known: Booking,
  actor: User
) {
  const { id, managerId, propertyId } = known
  const property = await holdProperty(trx, propertyId)
  const booking = await holdBooking(trx, id)
  if (booking.propertyId !== propertyId) throw refusalOf(name, booking)
  booking.$setRelated('property', property)
  await booking.load('dateChange')
  booking.managerId = managerId
  if (managerId !== undefined && !(await PropertyHelper.mayDo(actor, 'manage', propertyId, trx))) {
    throw notFound()
  }
  const party = booking.partiesOf(actor)
  if (!dateActionsFor({ ...booking.changeable, party }).includes(name))
    throw refusalOf(name, booking)
  return { booking, property }
}

function refusalOf(name: DateAction, { changeable: { change }, managerId }: Booking) {
  if (name === 'withdrawDates' && change?.isBeingPaid) {
    return conflict('bookings.datesWhilePaying', 'E_PAYMENT_UNDER_WAY')
  }
  const isManagers = managerId !== undefined || change?.isByManager
  if (name === 'agreeDates' && change?.goesBack && isManagers) {
    return conflict('bookings.datesPaidLess', 'E_ALREADY_PAID')
  }
  const key = name === 'proposeDates' ? 'bookings.cannotChangeDates' : 'bookings.datesNotOpen'
  return conflict(key, 'E_STATE_MOVED_ON')
}
