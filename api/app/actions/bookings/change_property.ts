import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { takeNights, takingNights } from '#actions/bookings/take_nights'
import { takeContested } from '#actions/calendars/reconcile_imports'
import { holdBooking } from '#actions/payments/hold_payment'
import { holdProperties } from '#actions/properties/hold_property'
import { propertyActionsFor } from '#domain/property_changes'
import { todayInNairobi } from '#domain/stay'
import { conflict, invalid, notFound } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { editTimeAfter } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'
import { refuseUnfit, takenProperties } from '#services/other_properties'

/**
 * Takes a request or an agreed stay that has not begun to another listing of its host: the nights move at once, dates and price stay, and
 * the notes for the guest are taken away (ADR 0117). Its guest is told.
 * @throws Refusal 409 when it is not offered any more, or a night there is taken, 422 for a place that cannot take it, 404 for one that is not its host's
 */
export async function changeProperty(booking: Booking, actor: User, property: number) {
  await takingNights('bookings.nightsTaken', () =>
    writeTransaction((trx) => change(trx, booking, actor, property))
  )
}

/** Properties before the booking, as every reservation locks them. */
async function change(
  trx: TransactionClientContract,
  known: Booking,
  actor: User,
  propertyId: number
) {
  if (propertyId === known.propertyId) {
    throw invalid('property', 'same', 'bookings.otherPlace.same', { title: known.property.title })
  }
  const [former, property] = await holdProperties(trx, [known.propertyId, propertyId])
  const booking = await holdBooking(trx, known.id)
  booking.$setRelated('property', former)
  await booking.load('dateChange')
  if (booking.propertyId !== former.id || !offersTo(actor, booking)) {
    throw conflict('bookings.cannotChangeProperty', 'E_STATE_MOVED_ON')
  }
  if (property.hostId !== booking.hostId) throw notFound()
  const taken = await takenProperties(booking, [property.id], trx)
  refuseUnfit(booking, property, taken.has(property.id))

  await trx.from('booking_nights').where('booking_id', booking.id).delete()
  await takeContested(trx, booking.id)
  // They lead the guest to the former place; those of a stay by hand are the host's own.
  const hostNotes = booking.isByHand ? booking.hostNotes : null
  booking.merge({ propertyId: property.id, movedFromId: former.id, hostNotes })
  booking.updatedAt = editTimeAfter(booking.updatedAt)
  await booking.save()
  await takeNights(trx, booking, booking.checkIn, booking.checkOut)
  await recordAudit(trx, {
    actor,
    action: 'booking.propertyChanged',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.propertyChanged', title: property.title, former: former.title },
    before: { propertyId: former.id },
    after: { propertyId: property.id },
  })
  if (!booking.isByHand) await notifyOf(trx, 'propertyChanged', booking.id)
}

function offersTo(actor: User, booking: Booking) {
  const { changeable, checkIn } = booking
  const party = booking.partiesOf(actor)
  return propertyActionsFor({ ...changeable, checkIn, today: todayInNairobi(), party }).length > 0
}
