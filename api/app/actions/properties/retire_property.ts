import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { eraseFacts } from '#actions/audit/erase_facts'
import { recordAudit } from '#actions/audit/record_audit'
import { cancelPendingBookings } from '#actions/bookings/cancel_pending_bookings'
import { discardPhotos } from '#actions/photos/discard_photos'
import { indexProperty } from '#actions/properties/index_property'
import { endHelpers } from '#actions/helping/end_helpers'
import { endLink } from '#actions/calendars/renew_calendar_link'
import { holdWholeProperty } from '#actions/properties/hold_property'
import type { AuditAction } from '#domain/audit'
import { todayInNairobi } from '#domain/stay'
import { conflict } from '#exceptions/refusal'
import Booking from '#models/booking'
import type User from '#models/user'

/** What has the words of a listing, which are its host's. */
const TELLING: AuditAction[] = [
  'property.created',
  'property.updated',
  'property.priced',
  'property.feedAdded',
  'property.feedRemoved',
]

export type Retirement = { photos: { key: string }[] }

/**
 * Deletes a property within a transaction: search row, pictures, reviews, wishes, likes, blocks and personal data
 * go, pending requests are cancelled, bookings keep title and town (decisions §1, §2.12).
 * @returns input of `finishRetirement` after the commit
 * @throws Refusal 409 while somebody has a confirmed stay ahead or lives there, 404 when it is gone already
 */
export async function retireProperty(
  trx: TransactionClientContract,
  id: number,
  actor: User
): Promise<Retirement> {
  const property = await holdWholeProperty(trx, id)
  await cancelPendingBookings(trx, { propertyId: id }, actor, 'withdrawn')
  await refuseStaysAhead(trx, id)

  const { images, title } = property
  for (const table of ['property_images', 'property_amenities', 'house_rules']) {
    await trx.from(table).where('property_id', id).delete()
  }
  for (const table of ['wishlist_items', 'likes']) {
    await trx.from(table).where('property_id', id).delete()
  }
  const reviewPhotos = await deleteReviews(trx, id)
  await trx.from('booking_nights').where('property_id', id).whereNull('booking_id').delete()
  await endLink(trx, id)
  await trx.from('calendar_feeds').where('property_id', id).delete()
  const helpers = await endHelpers(trx, id)
  property.merge({
    isActive: false,
    deletedAt: DateTime.utc(),
    description: '',
    street: '',
    postalCode: null,
    latitude: null,
    longitude: null,
    totalLikes: 0,
    totalReviews: 0,
    ratingHundredths: 0,
    verificationReason: null,
    priceRules: null,
    stayRules: null,
  })
  await property.save()
  await eraseFacts(trx, { subject_type: 'property', subject_id: id }, TELLING)
  await indexProperty(property, trx)
  await recordAudit(trx, {
    actor,
    action: 'property.deleted',
    subject: { type: 'property', id },
    message: { name: 'property.deleted', title },
    before: { title },
    formerly: helpers,
  })
  return { photos: [...images.map(({ key }) => ({ key })), ...reviewPhotos] }
}

/** With their pictures, votes and reports. @returns the pictures to remove after the commit */
async function deleteReviews(trx: TransactionClientContract, propertyId: number) {
  const reviews = () => trx.from('reviews').where('property_id', propertyId)
  const photos: { key: string }[] = await trx
    .from('review_images')
    .whereIn('review_id', reviews().select('id'))
    .select('key')
    .orderBy('id')
  await reviews().delete()
  return photos
}

export async function finishRetirement({ photos }: Retirement) {
  await discardPhotos(photos)
}

/** Confirmed or checked in, and not over yet (decisions §2.12). */
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
