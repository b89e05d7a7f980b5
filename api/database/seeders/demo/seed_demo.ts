import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { addDays, todayInNairobi } from '#domain/stay'
import type Property from '#models/property'
import type User from '#models/user'
import { demoProperties } from './properties.ts'
import { staysOf, writeStay, type DemoStay } from './seed/bookings.ts'
import { seedCommunity } from './seed/community.ts'
import { diceFor } from './seed/dice.ts'
import { seedLog, type WrittenStay } from './seed/log.ts'
import { drawPortraits, seedPeople } from './seed/people.ts'
import { drawAllPictures, seedProperties } from './seed/properties.ts'
import { reviewDeck, writeReview } from './seed/reviews.ts'

/** How many properties between two lines of progress. */
const PROGRESS_EVERY = 8

/**
 * Fills an empty database with the demo world of docs/operations.md: the same people, places, pictures and
 * words on every machine, with stays in every status around today. Pictures come first and everything else
 * in one transaction: whoever stops the first start half-way finds an empty marketplace, not half of one.
 */
export async function seedDemo(say: (message: string) => void) {
  say('Drawing portraits')
  const portraits = await drawPortraits()
  say('Drawing the pictures of every property')
  const pictures = await drawAllPictures((done, total) => {
    if (done % PROGRESS_EVERY === 0 || done === total) say(`Drawn ${done} of ${total} properties`)
  })
  say('Inviting people and filling the calendars')
  await db.transaction(async (trx) => {
    const { hosts, guests } = await seedPeople(trx, portraits)
    const properties = await seedProperties(trx, hosts, pictures)
    await seedStays(trx, guests, properties)
    await seedCommunity(trx, guests, properties)
  })
}

async function seedStays(trx: TransactionClientContract, guests: User[], properties: Property[]) {
  const [demoGuest, ...others] = guests
  const deck = reviewDeck()
  const today = todayInNairobi()
  const showcase = showcaseStays(demoGuest, properties)
  const written: WrittenStay[] = []

  for (const [index, property] of properties.entries()) {
    const own = showcase.filter((stay) => stay.property === property)
    const busy = (stay: DemoStay) =>
      own.some((mine) => stay.checkIn < mine.checkOut && mine.checkIn < stay.checkOut)

    for (const stay of [...staysOf(property, others)].filter((one) => !busy(one)).concat(own)) {
      const booking = await writeStay(trx, stay)
      written.push({ booking, property })
      const reviewable = stay.status === 'checked-out' && stay.checkOut < addDays(today, -2)
      const words =
        reviewable &&
        stay.review !== false &&
        stay.dice.chance(35) &&
        deck.draw(demoProperties[index].place)
      if (words) await writeReview(trx, booking, words, stay.dice)
    }
    await refreshRating(property.id, trx)
  }
  await seedLog(trx, written)
}

/**
 * What the demo accounts look at first. The guest: a trip in every status, one of them waiting for a review.
 * The demo host (the owner of the first properties): a request to answer, an arrival today, a guest in the house.
 */
function showcaseStays(guest: User, properties: Property[]): DemoStay[] {
  const today = todayInNairobi()
  const hostId = properties[0].hostId
  const ofHost = properties.filter((property) => property.hostId === hostId && property.isActive)
  const elsewhere = properties.filter((property) => property.hostId !== hostId && property.isActive)
  const stay = (
    property: Property,
    from: number,
    nights: number,
    status: DemoStay['status'],
    review = true
  ): DemoStay => ({
    property,
    guest,
    checkIn: addDays(today, from),
    checkOut: addDays(today, from + nights),
    status,
    review,
    dice: diceFor(9000 + property.id + from + 400),
  })
  return [
    stay(ofHost[0], 12, 3, 'pending'),
    stay(ofHost[1], 0, 2, 'confirmed'),
    stay(ofHost[2], -4, 3, 'checked-out', false),
    stay(elsewhere[0], 33, 4, 'confirmed'),
    stay(elsewhere[1], -1, 3, 'checked-in'),
    stay(elsewhere[2], -40, 2, 'checked-out'),
    stay(elsewhere[3], 20, 2, 'cancelled'),
  ]
}
