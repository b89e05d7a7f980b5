import { DateTime } from 'luxon'
import { blockNights } from '#actions/bookings/block_nights'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory, stayEnded } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays } from '#domain/stay'
import ContactMessage from '#models/contact_message'
import HouseRule from '#models/house_rule'
import Like from '#models/like'
import NewsletterSubscriber from '#models/newsletter_subscriber'
import PropertyAmenity from '#models/property_amenity'
import PropertyImage from '#models/property_image'
import ReviewImage from '#models/review_image'
import ReviewReport from '#models/review_report'
import User from '#models/user'
import WishlistItem from '#models/wishlist_item'
import { day } from '#tests/helpers/days'
import { addFailedJob } from '#tests/helpers/failed_jobs'
import { helpAt, inviteTo } from '#tests/helpers/helping'
import {
  claimOf,
  followCalendar,
  oweBack,
  hearMessage,
  openDifference,
  owePayout,
  uploadStatement,
} from '#tests/helpers/openapi/things'
import type { World } from '#tests/helpers/openapi/world'

/**
 * Gives every list of the world one more entry, each with people, places and pictures of its own: what is asked
 * for once per entry then shows in the number of queries.
 * @param entry another number for each, from 1
 */
export async function growWorld(world: World, entry: number) {
  const other = await UserFactory.create()
  const property = await addProperty(world, entry)
  await addStays(world, { entry, other, propertyId: property.id })
  await addReview(world, { entry, propertyId: property.id, authorId: world.people.guest.id })
  await addReview(world, { entry, propertyId: world.property.id, authorId: other.id })
  await addMarks(world, property.id)
  await addAdminWork(entry)
  await owePayout(other.id)
  await uploadStatement(world.people.admin.id, entry)
  await oweBack(other.id, entry)
  await addFailedJob()
  await followCalendar(world.property.id, `Calendar ${entry}`)
  await addHelp(world, entry, property.id)
  const from = day(100 + 3 * entry)
  await blockNights(world.property.id, world.people.host, {
    from,
    to: addDays(from, 1),
    reason: null,
  })
  for (const one of [world.people.guest, world.people.host, world.people.admin])
    await User.accessTokens.create(one, ['*'], { expiresIn: 3600 })
}

async function addProperty({ people }: World, entry: number) {
  const property = await PropertyFactory.merge({ hostId: people.host.id }).create()
  await PropertyAmenity.create({ propertyId: property.id, slug: `sauna-${entry}` })
  await HouseRule.create({ propertyId: property.id, text: 'Shoes off, please', position: 0 })
  await PropertyImage.create({
    propertyId: property.id,
    key: `properties/crowd-${property.id}/original.webp`,
    isPrimary: false,
    position: 1,
    width: 1600,
    height: 1200,
    color: '#b9a37e',
  })
  return property
}

type Stay = { entry: number; other: User; propertyId: number }

/** A request and a stay to come of the guest's, and one of somebody else at the property of the world. */
async function addStays({ people, property }: World, { entry, other, propertyId }: Stay) {
  const mine = BookingFactory.merge({ propertyId, guestId: people.guest.id })
  await mine.create()
  await BookingFactory.merge({
    propertyId,
    guestId: people.guest.id,
    checkIn: day(3),
    checkOut: day(5),
  })
    .apply('confirmed')
    .create()
  const checkIn = day(200 + 3 * entry)
  await BookingFactory.merge({
    propertyId: property.id,
    guestId: other.id,
    checkIn,
    checkOut: addDays(checkIn, 2),
  }).create()
}

/** Somebody is asked to help at the property of the world; an admin helps at one more, where the guest arrives. */
async function addHelp({ people, property }: World, entry: number, propertyId: number) {
  await inviteTo(property.id, people.host, `helper-${entry}@example.com`)
  await helpAt(propertyId, people.host, people.admin)
}

type Written = { entry: number; propertyId: number; authorId: number }

/** An answered review with a picture, which somebody has reported, of a stay of whose deposit a part is claimed. */
async function addReview({ people }: World, who: Written) {
  const stays = await BookingFactory.apply('checkedOut')
    .merge({
      ...stayEnded(40 + 4 * who.entry),
      propertyId: who.propertyId,
      guestId: who.authorId,
    })
    .create()
  await claimOf(stays)
  const review = await ReviewFactory.merge({ bookingId: stays.id }).apply('answered').create()
  await ReviewImage.create({
    reviewId: review.id,
    key: `reviews/crowd-${review.id}/original.webp`,
    position: 0,
    width: 1600,
    height: 1200,
    color: '#b9a37e',
  })
  await ReviewReport.create({
    reviewId: review.id,
    userId: people.otherGuest.id,
    reason: 'Not about the place',
  })
}

async function addMarks({ people }: World, propertyId: number) {
  for (const { id: userId } of [people.guest, people.host, people.admin]) {
    await Like.create({ userId, propertyId })
    await WishlistItem.create({ userId, propertyId })
  }
}

/** What waits on the admins' desks. */
async function addAdminWork(entry: number) {
  await openDifference(`pay_crowd_${entry}`)
  await hearMessage(`pay_crowd_${entry}`)
  await ContactMessage.create({
    fullName: 'Otieno Odhiambo',
    email: `otieno-${entry}@example.com`,
    phone: '+254712345678',
    subject: 'Lost umbrella',
    message: 'I left a green umbrella in the hall.',
    isRead: false,
  })
  await NewsletterSubscriber.create({
    email: `reader-${entry}@example.com`,
    language: 'en',
    confirmedAt: DateTime.utc(),
    unsubscribeHash: `crowd-${entry}`,
  })
}
