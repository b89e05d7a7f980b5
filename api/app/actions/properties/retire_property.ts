import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { cancelPendingBookings } from '#actions/bookings/cancel_pending_bookings'
import { notifyBookingCancelled } from '#actions/bookings/notify'
import { discardPhotos } from '#actions/photos/discard_photos'
import { indexProperty } from '#actions/properties/index_property'
import { lockProperty } from '#actions/properties/lock_property'
import { todayInNairobi } from '#domain/stay'
import { conflict } from '#exceptions/refusal'
import Booking from '#models/booking'
import type User from '#models/user'

/** What a guest reads whose request was not answered before the place went away. */
export const WITHDRAWN_REASON = 'This property is no longer offered'

/** What is left to do once the transaction has committed. */
export type Retirement = { photos: { key: string }[]; cancelled: number[] }

/**
 * Takes a property out of the world, within the transaction that deletes it or its host: it is found no more,
 * pending requests are cancelled, pictures, wishes, likes and the calendar's blocks go, and so does what is
 * personal. Its bookings stay for the books, with title and town (decisions §1, §2.12).
 *
 * @returns what `finishRetirement` does after the commit
 * @throws Refusal 409 while somebody has a confirmed stay ahead or lives there, 404 when it is gone already
 */
export async function retireProperty(
  trx: TransactionClientContract,
  id: number,
  actor: User
): Promise<Retirement> {
  const property = await lockProperty(trx, id)
  const cancelled = await cancelPendingBookings(trx, { propertyId: id }, actor, WITHDRAWN_REASON)
  await refuseStaysAhead(trx, id)

  const { images, title } = property
  for (const table of ['property_images', 'property_amenities', 'house_rules']) {
    await trx.from(table).where('property_id', id).delete()
  }
  for (const table of ['wishlist_items', 'likes']) {
    await trx.from(table).where('property_id', id).delete()
  }
  await trx.from('booking_nights').where('property_id', id).whereNull('booking_id').delete()
  property.merge({
    isActive: false,
    deletedAt: DateTime.utc(),
    description: '',
    street: '',
    postalCode: null,
    latitude: null,
    longitude: null,
    totalLikes: 0,
  })
  await property.save()
  await indexProperty(property, trx)
  await recordAudit(trx, {
    actor,
    action: 'property.deleted',
    subject: { type: 'property', id },
    telling: { name: 'property.deleted', title },
    before: { title },
  })
  return { photos: images.map(({ key }) => ({ key })), cancelled }
}

/** After the commit: pictures leave the storage, and people hear of their cancelled requests. */
export async function finishRetirement({ photos, cancelled }: Retirement) {
  await discardPhotos(photos)
  for (const bookingId of cancelled) await notifyBookingCancelled(bookingId)
}

/** Confirmed or checked in, and not over yet: they were promised a place (decisions §2.12). */
async function refuseStaysAhead(trx: TransactionClientContract, propertyId: number) {
  const stays = await Booking.query({ client: trx })
    .where('property_id', propertyId)
    .whereIn('status', ['confirmed', 'checked-in'])
    .where('check_out', '>=', todayInNairobi())
    .select('id')
  if (stays.length > 0) {
    throw conflict('properties.staysAhead', 'E_STAYS_AHEAD', { count: stays.length })
  }
}
