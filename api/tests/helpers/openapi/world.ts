import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory, stayEnded } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import ContactMessage from '#models/contact_message'
import Like from '#models/like'
import PropertyImage from '#models/property_image'
import ReviewImage from '#models/review_image'
import User from '#models/user'
import { acceptPhoto } from '#services/photos/photo_store'
import { plain } from '#tests/helpers/pictures'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** A small marketplace in which every call has something to work on. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/**
 * Makes the world. `guest` and `host` are the people of its things; the others have nothing to do with them.
 */
export async function makeWorld() {
  const people = await makePeople()
  const tokens = await tokensOf(people)
  const places = await makePlaces(people)
  const stays = await makeStays(people, places.property.id)
  const reviews = await makeReviews(people, stays.finished.id)
  const like = await Like.create({
    userId: people.guest.id,
    propertyId: places.idleProperty.id,
  })
  await places.idleProperty.merge({ totalLikes: 1 }).save()
  const contact = await ContactMessage.create({
    fullName: 'Otieno Odhiambo',
    email: 'otieno@example.com',
    phone: '+254712345678',
    subject: 'Lost umbrella',
    message: 'I left a green umbrella in the hall.',
    isRead: false,
  })
  const picture = await plain({ width: 320, height: 240 }).jpeg().toBuffer()
  const stored = await acceptPhoto(picture, { kind: 'properties' })
  return { people, tokens, ...places, stays, ...reviews, like, contact, picture, stored }
}

async function makePeople() {
  return {
    guest: await UserFactory.create(),
    otherGuest: await UserFactory.create(),
    host: await UserFactory.apply('host').create(),
    otherHost: await UserFactory.apply('host').create(),
    admin: await UserFactory.apply('admin').create(),
    deactivated: await UserFactory.apply('inactive').create(),
    /** Nobody's business: may be deactivated and deleted */
    bystander: await UserFactory.create(),
  }
}

type People = Awaited<ReturnType<typeof makePeople>>

/** A living token for everybody, and one of the guest's that has expired. */
async function tokensOf(people: People) {
  const tokens: Record<string, string> = {}
  for (const [name, person] of Object.entries(people)) tokens[name] = await tokenOf(person, 3600)
  tokens.expired = await tokenOf(people.guest, -1)
  return tokens
}

async function tokenOf(person: User, expiresIn: number) {
  const token = await User.accessTokens.create(person, ['*'], { expiresIn })
  return token.value!.release()
}

async function makePlaces({ host }: People) {
  const property = await PropertyFactory.merge({ hostId: host.id }).create()
  const idleProperty = await PropertyFactory.merge({ hostId: host.id }).create()
  const second = await PropertyImage.create({
    propertyId: property.id,
    key: `properties/world-${property.id}/original.webp`,
    alt: 'The garden',
    isPrimary: false,
    position: 1,
    width: 1600,
    height: 1200,
    color: '#b9a37e',
  })
  const first = await PropertyImage.query()
    .where('property_id', property.id)
    .where('position', 0)
    .firstOrFail()
  return { property, idleProperty, photos: [first, second] }
}

async function makeStays({ guest }: People, propertyId: number) {
  const stay = (changes: object) =>
    BookingFactory.merge({ propertyId, guestId: guest.id, ...changes })
  return {
    pending: await stay({}).create(),
    arriving: await stay({ checkIn: day(0), checkOut: day(2) })
      .apply('confirmed')
      .create(),
    leaving: await stay({ checkIn: day(-3), checkOut: day(0) })
      .apply('checkedIn')
      .create(),
    arrived: await stay({ checkIn: day(-40), checkOut: day(-38), checkedInAt: DateTime.utc() })
      .apply('checkedIn')
      .create(),
    departed: await stay({ checkIn: day(-44), checkOut: day(-42), checkedOutAt: DateTime.utc() })
      .apply('checkedOut')
      .create(),
    finished: await stay(stayEnded(5)).apply('checkedOut').create(),
    unreviewed: await stay(stayEnded(9)).apply('checkedOut').create(),
  }
}

async function makeReviews(_: People, bookingId: number) {
  const review = await ReviewFactory.merge({ bookingId }).create()
  const reviewPhoto = await ReviewImage.create({
    reviewId: review.id,
    key: `reviews/world-${review.id}/original.webp`,
    position: 0,
    width: 1600,
    height: 1200,
    color: '#b9a37e',
  })
  return { review, reviewPhoto }
}
