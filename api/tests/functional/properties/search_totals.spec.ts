import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { UserFactory } from '#database/factories/user_factory'
import { repriceSearch } from '#actions/properties/reprice_search'
import { CURRENCIES, toMinor } from '#domain/money'
import { PLAIN_PRICES, type PriceRules } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import type Property from '#models/property'
import User from '#models/user'
import db from '@adonisjs/lucid/services/db'
import { mayCost } from '#queries/properties/may_cost'
import { anyRules } from '#tests/helpers/any_prices'
import { bodyOf } from '#tests/helpers/answers'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const URL = '/api/v1/properties'
const FIRST = addDays(todayInNairobi(), 20)
const stayOf = (arrival: number, nights: number) => {
  const checkIn = addDays(FIRST, arrival)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

type Found = { _id: number; price: number; stay?: { nights: number; total: number } }
type Answer = { data: Found[]; pagination: { total: number } }
type Quoted = { data: { quote: { total: number; totalKes: number } } }
type Booked = { data: { _id: number; totalAmount: number; quote: Quoted['data']['quote'] } }

async function find(client: ApiClient, query: object, path = '') {
  const response = await client.get(`${URL}${path}`).qs(query)
  response.assertStatus(200)
  return bodyOf<Answer>(response).data
}

async function quoteOf(client: ApiClient, id: number, query: object) {
  return bodyOf<Quoted>(await client.get(`${URL}/${id}/quote`).qs(query)).data.quote
}

/** Properties of every currency, each with rules of its own and prices near one another. */
function someProperties(count: number, seed: number) {
  const rules = fc.sample(fc.option(anyRules(FIRST), { nil: null, freq: 3 }), {
    numRuns: count,
    seed,
  })
  return createProperties(
    rules.map((priceRules, at) => ({
      title: `Priced home ${at}`,
      priceMinor: 300_000_000 + ((at * 7919) % 100) * 4_000_000,
      currency: CURRENCIES[at % CURRENCIES.length],
      maxGuests: 1 + (at % 20),
      priceRules,
    }))
  )
}

/** A search row passes its own total, and no other by a hundredth, unless dates or the day of booking have a say. */
async function assertBounds(
  assert: Assert,
  { property, total }: { property: Property; total: number },
  asked: PartyStay
) {
  const { id, priceRules } = property
  const mayBe = async (totalKes: number, direction: 'asc' | 'desc') => {
    const condition = mayCost(totalKes, asked, direction, ratesOn(todayInNairobi()))
    return !!(await db.from('property_search').where('property_id', id).whereRaw(condition).first())
  }
  assert.isTrue((await mayBe(total, 'asc')) && (await mayBe(total, 'desc')), `of ${id}`)
  const { periods = [], earlyBp = null, lateBp = null } = priceRules ?? {}
  if (periods.length > 0 || earlyBp || lateBp) return
  assert.isFalse(await mayBe(total * 0.99, 'asc'), `${id} may cost less`)
  assert.isFalse(await mayBe(total * 1.01, 'desc'), `${id} may cost more`)
}

test.group('What the stay of a search costs', (group) => {
  startWithEmptySearch(group)

  /** With many more cases, but without HTTP, in stored_quotes.spec.ts. */
  test('cards and pins, the quote, the booking and the sum of its stored lines say the same, for any rules and stay', async ({
    client,
    assert,
  }) => {
    const { id: hostId } = await UserFactory.apply('host').create()
    const anyCase = fc.record({
      priceRules: anyRules(FIRST),
      currency: fc.constantFrom(...CURRENCIES),
      priceMinor: fc.integer({ min: 1, max: 10 ** 9 }),
      nights: fc.integer({ min: 1, max: 90 }),
      arrival: fc.integer({ min: 0, max: 60 }),
      guests: fc.integer({ min: 1, max: 19 }),
      share: fc.constantFrom(0, 0.5, 1),
    })
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ nights, arrival, guests: people, share, ...priced }) => {
        const [{ id }] = await createProperties([{ ...priced, hostId, maxGuests: 19 }])
        await db.from('properties').where({ id }).update({ latitude: -1.28, longitude: 36.82 })
        const guest = await UserFactory.create()
        const stay = stayOf(arrival, nights)
        const pets = Math.ceil(share * (priced.priceRules.petsMost ?? 0))
        const guests = pets > 0 ? { guests: people, pets } : { guests: people }
        const [card] = await find(client, { ...stay, ...guests, limit: 1 })
        const [pin] = await find(client, { ...stay, ...guests }, '/pins')
        const quote = await quoteOf(client, id, { ...stay, ...guests })
        const booked = await client
          .post('/api/v1/bookings')
          .json({ ...stay, property: id, guests: { adults: people, children: 0, pets } })
          .loginAs(guest)
        booked.assertStatus(201)
        assert.equal(card._id, id)
        assert.deepEqual(card.stay, { nights, total: quote.total })
        assert.deepEqual(pin.stay, card.stay)
        const { _id: bookingId, quote: told, totalAmount } = bodyOf<Booked>(booked).data
        assert.deepEqual([totalAmount, told], [quote.total, quote])
        const stored = await Booking.findOrFail(bookingId)
        assert.equal(stored.totalMinor, toMinor(quote.total))
        assert.equal(
          stored.quoteLines.reduce((sum, { amount }) => sum + amount, 0),
          stored.totalMinor
        )
        await db.from('property_search').where('property_id', id).delete()
      }),
      { numRuns: 3 }
    )
  }).timeout(60_000)

  test('orders by it: every page, up and down, a night and a month, and rows say what it is at least and at most', async ({
    client,
    assert,
  }) => {
    const properties = await someProperties(110, 7)
    await db.from('properties').update({ latitude: -1.28, longitude: 36.82 })
    for (const [nights, guests] of [
      [1, 1],
      [3, 2],
      [7, 1],
      [30, 3],
    ]) {
      const asked = { ...stayOf(4, nights), guests }
      const totals = properties
        .filter(({ maxGuests }) => maxGuests >= guests)
        .map((property) => ({ property, total: property.quoteFor(asked).totalKes }))
        .sort((a, b) => a.total - b.total || a.property.id - b.property.id)
      for (const one of totals) await assertBounds(assert, one, asked)

      const cheapest = totals.map(({ property }) => property.id)
      for (const [sort, expected] of [
        ['price', cheapest],
        ['-price', [...cheapest].reverse()],
      ] as const) {
        const pages = []
        for (let page = 1; pages.length < expected.length; page++) {
          const found = await find(client, { ...asked, sort, page, limit: 10 })
          assert.isNotEmpty(found)
          pages.push(...found.map(({ _id }) => _id))
        }
        assert.deepEqual(pages, expected, `${sort}, ${nights} nights`)
        const pins = await find(client, { ...asked, sort }, '/pins')
        assert.deepEqual(
          pins.map(({ _id }) => _id),
          expected
        )
      }
    }

    const [lost] = await find(client, { ...stayOf(4, 7), sort: 'price', limit: 1 })
    const everyNight = Array.from({ length: 10 }, (_, word) => [`dated_${word}`, 2 ** 48 - 1])
    await db
      .from('property_search')
      .update({ ...Object.fromEntries(everyNight), dated_least: 10 ** 10, lead_off: 0 })
    const page = await find(client, { ...stayOf(4, 7), sort: 'price', limit: 10 })
    assert.lengthOf(page, 10, 'though no row passes, whose numbers are read too high')
    assert.equal(page[0]._id, lost._id)
  }).timeout(120_000)

  test('orders by it whichever dates are asked for, at the edge of a season and far from it', async ({
    client,
    assert,
  }) => {
    const properties = await someProperties(120, 11)
    const anyStay = fc.record({
      arrival: fc.integer({ min: 0, max: 140 }),
      nights: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 9, max: 60 })),
      guests: fc.integer({ min: 1, max: 5 }),
    })
    for (const { arrival, nights, guests } of fc.sample(anyStay, { numRuns: 12, seed: 5 })) {
      const asked = { ...stayOf(arrival, nights), guests }
      const totals = properties
        .filter(({ maxGuests }) => maxGuests >= guests)
        .map((property) => ({ property, total: property.quoteFor(asked).totalKes }))
        .sort((a, b) => a.total - b.total || a.property.id - b.property.id)
      for (const one of totals) await assertBounds(assert, one, asked)
      const cheapest = totals.map(({ property }) => property.id)
      for (const [sort, expected] of [
        ['price', cheapest],
        ['-price', [...cheapest].reverse()],
      ] as const) {
        const found = await find(client, { ...asked, sort, limit: 12 })
        assert.deepEqual(
          found.map(({ _id }) => _id),
          expected.slice(0, 12),
          `${sort}, ${nights} nights from ${asked.checkIn}, ${guests} guests`
        )
      }
    }
  }).timeout(120_000)

  test('a price by rule changes the order at once, and so do rates and rows without bounds', async ({
    client,
    assert,
  }) => {
    const asked = { ...stayOf(0, 2), sort: 'price' }
    const [dear, cheap] = await createProperties([{ priceMinor: 700_000 }, { priceMinor: 600_000 }])
    const order = async () => {
      const found = await find(client, asked)
      return found.map(({ _id }) => _id)
    }
    assert.deepEqual(await order(), [cheap.id, dear.id])

    const host = await User.findOrFail(cheap.hostId)
    await client.put(`${URL}/${cheap.id}/prices`).json({ cleaningFee: 5000 }).loginAs(host)
    assert.deepEqual(await order(), [dear.id, cheap.id])

    const row = () => db.from('property_search').where('property_id', cheap.id).firstOrFail()
    const known = await row()
    await db.from('property_search').update({ least_short: 0, least_long: 0, most: 10 ** 15 })
    assert.deepEqual(await order(), [dear.id, cheap.id])
    await db.from('property_search').where('property_id', dear.id).update({ price_kes_minor: 1 })
    await repriceSearch()
    assert.deepEqual(await row(), known)
    const plain = await db.from('property_search').where('property_id', dear.id).firstOrFail()
    assert.deepEqual([plain.least_short, plain.most].map(Number), [700_000, 700_000])
  })

  test('a price that a process of before has written is unknown, and found, until it is renewed', async ({
    client,
    assert,
  }) => {
    const week = stayOf(0, 7)
    const [ruled, plain] = await createProperties([{ priceMinor: 700_000 }, {}])
    const row = ({ id }: Property) =>
      db.from('property_search').where('property_id', id).firstOrFail()
    const known = await row(plain)
    const write = (id: number, rules: PriceRules) =>
      db
        .from('properties')
        .where({ id })
        .update({ price_rules: JSON.stringify(rules) })
    await write(ruled.id, { ...PLAIN_PRICES, weeklyBp: 2000, cleaningMinor: 100 })
    await db.from('properties').where('id', plain.id).update({ price_minor: 1 })
    await db.from('properties').where('id', plain.id).update({ price_minor: plain.priceMinor })
    for (const direction of ['asc', 'desc'] as const) {
      const condition = mayCost(1, { ...week, guests: 1 }, direction, ratesOn(todayInNairobi()))
      const found = await db.from('property_search').whereRaw(condition)
      assert.lengthOf(found, 2, direction)
    }

    await repriceSearch()
    assert.deepEqual(await row(plain), known)
    await ruled.refresh()
    const { total } = await quoteOf(client, ruled.id, week)
    await assertBounds(assert, { property: ruled, total: toMinor(total) }, { ...week, guests: 1 })
  })

  test('with pets it finds who takes as many, at what they cost with them', async ({
    client,
    assert,
  }) => {
    const of = (petsMost: number, petNightMinor: number | null): PriceRules => ({
      ...PLAIN_PRICES,
      petsMost,
      petNightMinor,
    })
    const [, one, two] = await createProperties([
      { priceMinor: 600_000 },
      { priceMinor: 500_000, priceRules: of(1, 200_000) },
      { priceMinor: 600_000, priceRules: of(2, null) },
    ])
    const found = async (query: object) => {
      const cards = await find(client, { sort: 'price', ...query })
      return cards.map(({ _id }) => _id)
    }
    const stay = stayOf(0, 2)
    assert.lengthOf(await found(stay), 3)
    assert.sameMembers(await found({ pets: 1 }), [one.id, two.id])
    assert.deepEqual(await found({ ...stay, pets: 1 }), [two.id, one.id])
    assert.deepEqual(await found({ ...stay, pets: 2 }), [two.id])
    assert.isEmpty(await found({ pets: 3 }))
    const host = await User.findOrFail(two.hostId)
    await client.put(`${URL}/${two.id}/prices`).json({ petsMost: 3 }).loginAs(host)
    assert.deepEqual(await found({ pets: 3 }), [two.id])
    const none = await client.get(URL).qs({ pets: 0 })
    none.assertStatus(422)
  })

  test('limits of price stay those of a night, and without dates nothing is told', async ({
    client,
    assert,
  }) => {
    const priceRules: PriceRules = { ...PLAIN_PRICES, cleaningMinor: 900_000 }
    await createProperties([{ priceMinor: 600_000, priceRules }])
    const found = await find(client, { ...stayOf(0, 2), maxPrice: 6000 })
    assert.lengthOf(found, 1)
    const [undated] = await find(client, { sort: 'price' })
    assert.notProperty(undated, 'stay')
    assert.isEmpty(await find(client, { ...stayOf(0, 2), minPrice: 6001 }))
  })
})
