import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { reserveStay } from '#actions/bookings/reserve_stay'
import bookingConfig from '#config/booking'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { CURRENCIES } from '#domain/money'
import { quoteColumns } from '#domain/quote'
import { addDays, todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import type { PricedStay } from '#models/shapes'
import { propertyPins } from '#queries/properties/property_pins'
import { quoteProperty } from '#queries/properties/quote_property'
import { searchProperties } from '#queries/properties/search_properties'
import { anyRules } from '#tests/helpers/any_prices'
import { storedCasesOr, timeOr } from '#tests/helpers/cases'
import { catchLetters } from '#tests/helpers/letters'

const FIRST = addDays(todayInNairobi(), 20)

/** Places with rules of their own that are asked for the same stay: one search, and a quote and a booking of each. */
const TOGETHER = 30

const anyStay = fc.record({
  arrival: fc.integer({ min: 0, max: 60 }),
  nights: fc.integer({ min: 1, max: 90 }),
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 9 }),
  pets: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10 })),
})

const anyPlace = fc.record({
  priceRules: anyRules(FIRST),
  currency: fc.constantFrom(...CURRENCIES),
  priceMinor: fc.integer({ min: 1, max: 10 ** 9 }),
})

type Asked = typeof anyStay extends fc.Arbitrary<infer One> ? One : never
type Place = typeof anyPlace extends fc.Arbitrary<infer One> ? One : never

/** As cards and pins tell it, by the id of the property. */
const totalsOf = (found: { id: number; stay?: PricedStay }[]) =>
  new Map(found.map(({ id, stay }) => [id, stay?.totalMinor]))

async function placesFor({ pets }: Asked, places: Place[]) {
  const { id: hostId } = await UserFactory.apply('host').create()
  const made = []
  for (const { priceRules, ...priced } of places) {
    const petsMost = Math.max(priceRules.petsMost ?? 0, pets) || null
    const place = { ...priced, priceRules: { ...priceRules, petsMost }, hostId, maxGuests: 19 }
    made.push(await PropertyFactory.merge({ ...place, latitude: -1.28, longitude: 36.82 }).create())
  }
  return made
}

test.group('What is stored of a quote', (group) => {
  catchLetters(group)
  const { maxPending } = bookingConfig
  group.setup(() => {
    bookingConfig.maxPending = TOGETHER
    return () => {
      bookingConfig.maxPending = maxPending
    }
  })

  test('is what card, pin and quote said, and the sum of its lines, for any rules and stays in four currencies', async ({
    assert,
  }) => {
    let compared = 0
    const compare = async (asked: Asked, places: Place[]) => {
      const { arrival, nights, adults, children, pets } = asked
      const checkIn = addDays(FIRST, arrival)
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      const party = { guests: adults + children, ...(pets > 0 && { pets }) }
      const made = await placesFor(asked, places)
      const { rows } = await searchProperties({ ...stay, ...party }, { limit: TOGETHER })
      const [cards, pins] = [rows, await propertyPins({ ...stay, ...party })].map(totalsOf)
      const guest = await UserFactory.create()
      for (const property of made) {
        const quote = await quoteProperty(property, { ...stay, adults, children, pets })
        assert.isNotNull(quote)
        const { id } = await reserveStay(
          guest,
          {
            ...{ property: property.id, ...stay },
            ...{ guests: { adults, children, pets }, specialRequests: null },
          },
          null
        )
        const stored = await Booking.findOrFail(id)
        const columns = quoteColumns(quote!)
        assert.deepEqual(stored.$attributes, { ...stored.$attributes, ...columns })
        const { totalMinor: total } = stored
        assert.deepEqual([cards.get(property.id), pins.get(property.id)], [total, total])
        assert.equal(
          stored.quoteLines.reduce((sum, { amount }) => sum + amount, 0),
          total
        )
        compared++
      }
    }
    const cases = storedCasesOr(TOGETHER)
    const anyPlaces = fc.array(anyPlace, { minLength: TOGETHER, maxLength: TOGETHER })
    await fc.assert(
      fc.asyncProperty(anyStay, anyPlaces, async (asked, places) => {
        await db.beginGlobalTransaction()
        try {
          await compare(asked, places)
        } finally {
          await db.rollbackGlobalTransaction()
        }
      }),
      { numRuns: Math.ceil(cases / TOGETHER), endOnFailure: true }
    )
    assert.isAtLeast(compared, cases)
  }).timeout(timeOr(60_000))
})
