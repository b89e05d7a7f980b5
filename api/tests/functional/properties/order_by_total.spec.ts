import { test } from '@japa/runner'
import fc from 'fast-check'
import { PLAIN_PRICES, type PriceRules } from '#domain/prices'
import type { PartyStay } from '#domain/quote'
import { addDays, todayInNairobi } from '#domain/stay'
import { idsByTotal } from '#queries/properties/order_by_total'
import { applyFilters } from '#queries/properties/property_filters'
import { FINDABLE } from '#queries/properties/property_tables'
import { countRows } from '#services/database/page'
import { reader } from '#services/database/reader'
import { anyRules } from '#tests/helpers/any_prices'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const CHECK_IN = addDays(todayInNairobi(), 20)
const WEEK = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 7), guests: 2 }
/** More than are looked at */
const ALL = 110
const OFF_BY_WEEK: PriceRules = { ...PLAIN_PRICES, weeklyBp: 6000 }

/** Dear in a season that is far from the stay: the dearer there, the cheaper in it. */
const dearLater = (priceMinor: number): PriceRules => ({
  ...PLAIN_PRICES,
  periods: [
    {
      kind: 'season',
      name: 'Season',
      firstNight: addDays(CHECK_IN, 300),
      lastNight: addDays(CHECK_IN, 310),
      priceMinor,
      weekendMinor: null,
    },
  ],
})

const matchingOf = (stay: PartyStay) => () =>
  applyFilters(reader().from(FINDABLE.name), FINDABLE, stay, { location: null, q: null })

test.group('The order of a search by what the stay costs', (group) => {
  startWithEmptySearch(group)

  test('is right where more may be among the dearest than are read at once', async ({ assert }) => {
    const dearByNight = Array.from({ length: 80 }, (_, at) => ({
      priceMinor: 1_000_000 + at * 1000,
      priceRules: OFF_BY_WEEK,
    }))
    const dearByStay = Array.from({ length: 40 }, (_, at) => ({
      priceMinor: 700_000 + at * 1000,
      priceRules: dearLater(900_000 - at * 5000),
    }))
    const properties = await createProperties([...dearByNight, ...dearByStay])
    const matching = matchingOf(WEEK)
    const slice = { offset: 0, limit: 12, mostRead: 33 }
    const found = await idsByTotal(matching, WEEK, 'desc', slice, () => countRows(matching()))
    const dearest = properties.slice(-12).map(({ id }) => id)
    assert.deepEqual(
      found.map(({ id }) => id),
      dearest.reverse()
    )
  }).timeout(60_000)

  test('is the same whether the dearest of all are looked through, what may be as dear of the search, or all of it', async ({
    assert,
  }) => {
    const rules = fc.sample(anyRules(CHECK_IN), { numRuns: ALL, seed: 147 })
    await createProperties(
      rules.map((priceRules, at) => ({ priceMinor: 500_000 + at * 5000, priceRules, maxGuests: 9 }))
    )
    for (const [nights, guests] of [
      [1, 2],
      [3, 5],
      [7, 2],
      [30, 4],
    ]) {
      const stay = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, nights), guests }
      const matching = matchingOf(stay)
      const first = async (limit: number, asDear?: number) => {
        const slice = { offset: 0, limit, asDear }
        const found = await idsByTotal(matching, stay, 'desc', slice, () => countRows(matching()))
        return found.map(({ id }) => id).slice(0, 12)
      }
      const dearest = await first(ALL)
      assert.lengthOf(dearest, 12)
      assert.deepEqual(await first(12, 10), dearest, `lists of all, ${nights} nights`)
      assert.deepEqual(await first(12, 0), dearest, `the search alone, ${nights} nights`)
    }
  }).timeout(60_000)
})
