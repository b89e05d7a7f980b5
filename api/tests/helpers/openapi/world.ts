import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory, stayEnded } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { DepositState } from '#domain/deposits'
import CalendarLink from '#models/calendar_link'
import ContactMessage from '#models/contact_message'
import Like from '#models/like'
import Payment from '#models/payment'
import PayoutFile from '#models/payout_file'
import PropertyImage from '#models/property_image'
import ReviewImage from '#models/review_image'
import User from '#models/user'
import { newSecretToken } from '#services/crypto/secret_token'
import { acceptPhoto } from '#services/photos/photo_store'
import { day } from '#tests/helpers/days'
import { addFailedJob } from '#tests/helpers/failed_jobs'
import { helpAt, inviteTo } from '#tests/helpers/helping'
import {
  claimOf,
  followCalendar,
  hearMessage,
  openDifference,
  owePayout,
  proposeDates,
  uploadStatement,
} from '#tests/helpers/openapi/things'
import { plain } from '#tests/helpers/pictures'

/** A small marketplace in which every call has something to work on. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/**
 * Makes the world. `guest` and `host` are the people of its things; the others have nothing to do with them.
 */
export async function makeWorld() {
  const people = await makePeople()
  const tokens = await tokensOf(people)
  const places = await makePlaces(people)
  const help = await makeHelp(people, places)
  const stays = await makeStays(people, places)
  const reviews = await makeReviews(people, stays.finished.id)
  const like = await Like.create({
    userId: people.guest.id,
    propertyId: places.idleProperty.id,
  })
  await places.idleProperty.merge({ totalLikes: 1 }).save()
  const calendarLink = await CalendarLink.create({
    propertyId: places.property.id,
    secret: newSecretToken(),
  })
  const feed = await followCalendar(places.property.id, 'Airbnb')
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
  return {
    people,
    tokens,
    ...places,
    stays,
    claim: await claimOf(stays.claimed),
    contestedClaim: await claimOf(stays.contested, { status: 'contested' }),
    dateChange: await proposeDates(stays.asked, day(150), day(152)),
    ...reviews,
    like,
    calendarLink,
    feed,
    ...help,
    contact,
    payout: await owePayout(people.host.id),
    discrepancy: await openDifference('pay_unknown'),
    paymentEvent: await hearMessage('pay_unknown'),
    statement: await uploadStatement(people.admin.id, 0),
    payoutFile: await PayoutFile.create({ createdBy: people.admin.id }),
    failedJob: await addFailedJob(),
    picture,
    stored,
  }
}

async function makePeople() {
  return {
    guest: await UserFactory.create(),
    otherGuest: await UserFactory.create(),
    /** Manages the host's property for them, with its prices */
    manager: await UserFactory.create(),
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

type Places = Awaited<ReturnType<typeof makePlaces>>

/** The manager manages the property; the other guest meets guests there, and is asked to help at the idle one, as somebody else is at the first. */
async function makeHelp({ host, manager, otherGuest }: People, { property, idleProperty }: Places) {
  const may = { calendar: false, arrivals: true }
  await helpAt(property.id, host, manager, { ...may, arrivals: false, manage: true, prices: true })
  return {
    helper: await helpAt(property.id, host, otherGuest, may),
    invitation: await inviteTo(idleProperty.id, host, otherGuest.email),
    ownHelper: await inviteTo(property.id, host, 'mlinzi@example.com'),
  }
}

const PAID_WITH_DEPOSIT = { paymentStatus: 'paid', depositMinor: 500_000 } as const

async function makeStays({ guest }: People, { idleProperty, property }: Places) {
  const { id: propertyId } = property
  const stay = (changes: object) =>
    BookingFactory.merge({ propertyId, guestId: guest.id, ...changes })
  const ofDeposit = async (ended: number, depositState: DepositState) => {
    const about = { ...PAID_WITH_DEPOSIT, propertyId: idleProperty.id, depositState }
    const booking = await stay({ ...stayEnded(ended), ...about })
      .apply('checkedOut')
      .create()
    const { currency, depositMinor, id: bookingId, totalMinor } = booking
    await Payment.create({
      ...{ bookingId, currency, depositMinor, gateway: 'simulator', status: 'paid' },
      intentId: `deposit-of-${bookingId}`,
      amountMinor: totalMinor + depositMinor,
    })
    return booking
  }
  return {
    /** Their deposits are held, asked for, and an admin's to decide */
    over: await ofDeposit(0, 'held'),
    claimed: await ofDeposit(13, 'claimed'),
    contested: await ofDeposit(17, 'claimed'),
    pending: await stay({}).create(),
    arriving: await stay({ checkIn: day(0), checkOut: day(2) })
      .apply('confirmed')
      .create(),
    leaving: await stay({ checkIn: day(-3), checkOut: day(0), checkedInAt: DateTime.utc() })
      .apply('checkedIn')
      .create(),
    arrived: await stay({ checkIn: day(-40), checkOut: day(-38), checkedInAt: DateTime.utc() })
      .apply('checkedIn')
      .create(),
    departed: await stay({ checkIn: day(-44), checkOut: day(-42), checkedOutAt: DateTime.utc() })
      .apply('checkedOut')
      .create(),
    missed: await stay({ checkIn: day(-5), checkOut: day(-3) })
      .apply('confirmed')
      .create(),
    absent: await stay({
      checkIn: day(-48),
      checkOut: day(-46),
      cancellationCause: 'noShow',
      cancelledAt: DateTime.utc(),
      settlesAt: DateTime.utc().plus({ minutes: 15 }),
    })
      .apply('cancelled')
      .create(),
    /** Its guest has proposed other dates */
    asked: await stay({ checkIn: day(140), checkOut: day(142) })
      .apply('confirmed')
      .create(),
    agreed: await stay({ checkIn: day(144), checkOut: day(146) })
      .apply('confirmed')
      .create(),
    /** Its guest has left a night early */
    finished: await stay({ ...stayEnded(5), departedOn: day(-6) })
      .apply('checkedOut')
      .create(),
    unreviewed: await stay({ ...stayEnded(9), checkedOutAt: DateTime.utc() })
      .apply('checkedOut')
      .create(),
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
