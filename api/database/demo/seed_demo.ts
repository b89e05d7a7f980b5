import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { addDays, todayInNairobi } from '#domain/stay'
import type Property from '#models/property'
import type User from '#models/user'
import { staysOf, writeStay, type DemoStay } from './bookings.ts'
import { seedCommunity } from './community.ts'
import { diceFor } from './dice.ts'
import { readDemo, type DemoFolder } from './folder.ts'
import { seedLog, type WrittenStay } from './log.ts'
import { seedPayouts } from './payments.ts'
import { seedPeople } from './people.ts'
import { storePictures, type StoredPictures } from './pictures.ts'
import { seedProperties } from './properties.ts'
import { reviewDeck, writeReview } from './reviews.ts'

/**
 * Fills an empty database from a folder (demo/README.md): the same people, places, pictures and words on every
 * machine, with stays in every status around today. Pictures come first and everything else in one transaction:
 * whoever stops the first start half-way finds an empty marketplace, not half of one.
 */
export async function seedDemo(path: string, say: (message: string) => void) {
  const demo = await readDemo(path)
  say('Storing pictures')
  const pictures = await storePictures(demo)
  say('Inviting people and filling the calendars')
  await fillMarketplace(demo, pictures)
}

/** All of it but the pictures, which take most of the time. */
export async function fillMarketplace(demo: DemoFolder, pictures: StoredPictures) {
  const seeded = await db.transaction(async (trx) => {
    const people = await seedPeople(trx, demo.people, pictures)
    const hosts = people.filter(({ role }) => role === 'host')
    const guests = people.filter(({ role }) => role === 'guest')
    const properties = await seedProperties(trx, demo.properties, hosts, pictures)
    await seedStays(trx, demo, guests, properties)
    await seedCommunity(trx, demo, guests, properties)
    return people
  })
  const one = (role: User['role']) => seeded.find((person) => person.role === role)!
  await seedPayouts(one('host').id, one('admin'))
}

async function seedStays(
  trx: TransactionClientContract,
  demo: DemoFolder,
  guests: User[],
  properties: Property[]
) {
  const [demoGuest, ...others] = guests
  const deck = reviewDeck(demo.reviews)
  const today = todayInNairobi()
  const contested = contestedStays(others[0], properties)
  const showcase = [...showcaseStays(demoGuest, properties), ...contested]
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
        deck.draw(demo.properties[index].place)
      if (words) await writeReview(trx, booking, words, stay.dice)
    }
    await refreshRating(property.id, trx)
  }
  await seedLog(trx, written)
}

/**
 * What the demo accounts look at first. The guest: a trip in every status, one of them to be paid, one
 * waiting for a review and for a word about its deposit.
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
    { ...stay(ofHost[2], -4, 3, 'checked-out', false), claim: 'open' },
    { ...stay(elsewhere[0], 33, 4, 'confirmed'), unpaid: true },
    stay(elsewhere[1], -1, 3, 'checked-in'),
    stay(elsewhere[2], -40, 2, 'checked-out'),
    stay(elsewhere[3], 20, 2, 'cancelled'),
  ]
}

/** What the demo admin has to decide, where a place of another host than the demo's takes deposits. */
function contestedStays(guest: User, properties: Property[]): DemoStay[] {
  const today = todayInNairobi()
  const [checkIn, checkOut] = [addDays(today, -5), addDays(today, -2)]
  const demoHostId = properties[0].hostId
  const taking = properties.filter(
    ({ hostId, priceRules }) => hostId !== demoHostId && priceRules?.depositMinor
  )
  const dice = diceFor(9900)
  return taking.slice(0, 1).map((property) => {
    return { property, guest, checkIn, checkOut, status: 'checked-out', dice, claim: 'contested' }
  })
}
