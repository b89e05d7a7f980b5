import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { CURRENCIES } from '#domain/money'
import { EXTRA_GUEST_STEPS } from '#domain/price_bounds'
import { PLAIN_PRICES } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, todayInNairobi } from '#domain/stay'
import type Property from '#models/property'
import type { DearNights } from '#queries/properties/dear_nights'
import { dearStays } from '#queries/properties/dear_stays'
import { anyRules } from '#tests/helpers/any_prices'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const FIRST = addDays(todayInNairobi(), 20)
/** The first from then on. */
const FRIDAY = addDays(FIRST, (5 - new Date(FIRST).getUTCDay() + 7) % 7)
const SEASON = { firstNight: FIRST, lastNight: addDays(FIRST, 60) }
/** Days after it, and nights: a weekend, a night of it, weekdays, some of both, a week and a month. */
const FROM_FRIDAY = [
  [0, 2],
  [1, 1],
  [3, 2],
  [4, 3],
  [0, 7],
  [2, 30],
] as const
const MOST_GUESTS = 9
const PRICE = 100_000_000

const share = (max: number) => fc.double({ min: 0.01, max, noNaN: true })

/** Where weekends and seasons are cheaper than other nights or dearer, and a guest more costs nothing, little or more than a night. */
const anyPriced = fc
  .record({
    rules: anyRules(FIRST),
    weekend: share(2),
    season: share(4),
    guest: fc.oneof(fc.constant(0), share(0.3), share(0.6), share(3)),
    guestsIncluded: fc.constantFrom(1, 2, 2, 2, 4),
    cleaning: fc.oneof(fc.constant(0), share(2)),
    isPlain: fc.boolean(),
  })
  .map(({ rules, weekend, season, guest, guestsIncluded, cleaning, isPlain }) => {
    const of = (part: number) => Math.ceil(PRICE * part)
    const ofSeason = { priceMinor: of(season), weekendMinor: null }
    return {
      ...rules,
      weekendMinor: of(weekend),
      periods: isPlain ? [] : rules.periods.map((period) => ({ ...period, ...ofSeason })),
      /** Which would leave room below what the row tells */
      ...{ earlyBp: null, lateBp: null },
      extraGuestMinor: of(guest),
      guestsIncluded,
      cleaningMinor: of(cleaning),
    }
  })

const anyStay = fc.record({
  arrival: fc.integer({ min: 0, max: 120 }),
  nights: fc.oneof(...[2, 8, 40].map((max) => fc.integer({ min: 1, max }))),
  guests: fc.integer({ min: 1, max: MOST_GUESTS }),
})

/** What rows that were read first may tell, right or wrong. */
const anyDear: fc.Arbitrary<DearNights> = fc.record({
  inNights: fc.constantFrom(0, 1, 3.5, 100),
  timesOnWeekends: fc.constantFrom(0, 0.5, 1, 1.3, 2),
  kinds: fc.record({ dated: fc.boolean(), undated: fc.boolean() }),
  cleaning: fc.constantFrom(0, 0.2, 1),
  guestStep: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: EXTRA_GUEST_STEPS.length + 1 })),
})

type Costing = { property: Property; totalKes: number }

/** Those that a list has, each asked for by the total of its own: by one statement, since thousands take a minute. */
async function dearAmong(stays: Costing[], stay: PartyStay, dear: DearNights) {
  if (stays.length === 0) return []
  const rates = ratesOn(todayInNairobi())
  const each = stays.map(
    ({ property: { id }, totalKes }) =>
      `(property_id = ${id} and property_id in (${dearStays(totalKes, stay, rates, dear)}))`
  )
  const rows = await db.from('property_search').whereRaw(each.join(' or ')).select('property_id')
  const found = new Set(rows.map((row) => Number(row.property_id)))
  return stays.filter(({ property }) => found.has(property.id))
}

/** What a failure tells of properties that should be in a list, or should not. */
const toldOf = (stays: Costing[]) =>
  stays.map(({ property, totalKes }) => JSON.stringify({ totalKes, rules: property.priceRules }))

test.group('Lists of dear stays', (group) => {
  startWithEmptySearch(group)

  /** In parts, as each of the cases is planned anew. */
  test(
    'have each property at what its stay costs, and none whose prices say that it costs less, whatever dear stays have in common (from case {$self})'
  )
    .with([0, 25, 50, 75])
    .run(async ({ assert }, from) => {
      const properties = await createProperties(
        fc.sample(anyPriced, { numRuns: 50, seed: 3 }).map((priceRules, at) => ({
          ...{ priceMinor: PRICE, currency: CURRENCIES[at % CURRENCIES.length] },
          ...{ maxGuests: MOST_GUESTS, priceRules },
        }))
      )
      const cases = fc.sample(fc.record({ stay: anyStay, dear: anyDear }), {
        numRuns: 100,
        seed: 6,
      })
      for (const { stay, dear } of cases.slice(from, from + 25)) {
        const checkIn = addDays(FIRST, stay.arrival)
        const asked = { checkIn, checkOut: addDays(checkIn, stay.nights), guests: stay.guests }
        const stays = properties.map((property) => ({ property, ...property.quoteFor(asked) }))
        const found = await dearAmong(stays, asked, dear)
        const missing = stays.filter(
          ({ property }) => !found.some((one) => one.property === property)
        )
        const told = JSON.stringify({ asked, dear })
        assert.isEmpty(toldOf(missing), told)
        const cheaper = stays
          .filter(({ property }) => property.priceRules!.periods.length === 0 && dear.kinds.undated)
          .map(({ property, totalKes }) => ({ property, totalKes: totalKes * 1.01 }))
        assert.isEmpty(toldOf(await dearAmong(cheaper, asked, dear)), `dearer: ${told}`)
      }
    })
    .timeout(240_000)

  /** Without cleaning and other fees, which leave room: so much of a night is what a weekend, a season and a guest more cost. */
  test('have it where nothing is charged beside nights and guests', async ({ assert }) => {
    const priced = [0.5, 1, 1.5].flatMap((weekend) =>
      [null, 0.6, 1.1, 2].flatMap((season) =>
        [0.05, 0.08, 0.1, 0.25, 0.5, 1, 3].map((guest) => ({ weekend, season, guest }))
      )
    )
    const ofSeason = { kind: 'season' as const, name: '', weekendMinor: null }
    const properties = await createProperties(
      priced.map(({ weekend, season, guest }) => ({
        ...{ priceMinor: PRICE, currency: 'KES' as const, maxGuests: MOST_GUESTS },
        priceRules: {
          ...PLAIN_PRICES,
          weekendMinor: weekend * PRICE,
          periods: season
            ? [{ ...ofSeason, ...SEASON, priceMinor: Math.round(season * PRICE) }]
            : [],
          extraGuestMinor: guest * PRICE,
          guestsIncluded: 2,
        },
      }))
    )
    for (const [arrival, nights] of FROM_FRIDAY) {
      const checkIn = addDays(FRIDAY, arrival)
      for (const guests of [3, 5]) {
        const asked = { checkIn, checkOut: addDays(checkIn, nights), guests }
        for (const guestStep of [0, 5, 12]) {
          const kinds = { dated: true, undated: true }
          const dear = { inNights: nights, timesOnWeekends: 0.5, kinds, cleaning: 0, guestStep }
          const stays = properties.map((property) => ({ property, ...property.quoteFor(asked) }))
          const found = await dearAmong(stays, asked, dear)
          const missing = stays.filter(
            ({ property }) => !found.some((one) => one.property === property)
          )
          assert.isEmpty(toldOf(missing), JSON.stringify({ asked, guestStep }))
        }
      }
    }
  }).timeout(120_000)
})
