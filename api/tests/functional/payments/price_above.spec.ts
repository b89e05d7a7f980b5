import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { depositIn } from '#domain/deposits'
import { CURRENCIES, wholeShillings } from '#domain/money'
import { PRICE_ABOVE } from '#domain/ways_to_pay'
import { rowsOf } from '#services/database/dialect'
import { storedCasesOr, timeOr } from '#tests/helpers/cases'

const anyStay = fc.record({
  totalKesMinor: fc.integer({ min: 0, max: 10 ** 11 }),
  depositMinor: fc.integer({ min: 0, max: 10 ** 9 }),
  currency: fc.constantFrom(...CURRENCIES),
  kesRate: fc.integer({ min: 1, max: 200_000 }),
})

/** Of the price itself, and of a cent to a shilling around it: there rounding decides. */
const anyDistance = fc.integer({ min: -150, max: 150 })

const inDatabase = `select ${PRICE_ABOVE} as above from (select cast(? as bigint) as total_kes_minor,
  cast(? as bigint) as deposit_minor, cast(? as text) as currency, cast(? as bigint) as kes_rate) as bookings`

test.group('What a gateway does not take at once', () => {
  test('the database finds the stays that the rule names, to the cent', async ({ assert }) => {
    const property = fc.asyncProperty(anyStay, anyDistance, async (stay, distance) => {
      const { totalKesMinor, depositMinor, currency, kesRate } = stay
      const price = wholeShillings(totalKesMinor + depositIn('KES', stay))
      const most = Math.max(0, price + distance)
      const values = [most, totalKesMinor, depositMinor, currency, kesRate]
      const [{ above }] = rowsOf<{ above: number | boolean }>(await db.rawQuery(inDatabase, values))
      assert.equal(Boolean(above), price > most)
    })
    await fc.assert(property, { numRuns: storedCasesOr(300) })
  }).timeout(timeOr(30_000))
})
