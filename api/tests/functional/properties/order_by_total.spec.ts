import { test } from '@japa/runner'
import { PLAIN_PRICES, type PriceRules } from '#domain/prices'
import { addDays, todayInNairobi } from '#domain/stay'
import { idsByTotal } from '#queries/properties/order_by_total'
import { applyFilters } from '#queries/properties/property_filters'
import { FINDABLE } from '#queries/properties/property_tables'
import { countRows } from '#services/database/page'
import { reader } from '#services/database/reader'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const CHECK_IN = addDays(todayInNairobi(), 20)
const WEEK = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 7), guests: 2 }
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
    const matching = () =>
      applyFilters(reader().from(FINDABLE.name), FINDABLE, WEEK, { location: null, q: null })
    const slice = { offset: 0, limit: 12, mostRead: 33 }
    const found = await idsByTotal(matching, WEEK, 'desc', slice, () => countRows(matching()))
    const dearest = properties.slice(-12).map(({ id }) => id)
    assert.deepEqual(
      found.map(({ id }) => id),
      dearest.reverse()
    )
  }).timeout(60_000)
})
