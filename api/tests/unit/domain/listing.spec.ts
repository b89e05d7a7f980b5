import { test } from '@japa/runner'
import {
  isDecision,
  LISTING_DEFAULTS,
  LISTING_LIMITS,
  mayBeActive,
  titleOfCopy,
} from '#domain/listing'
import { isCurrency, MAX_MINOR, toKes } from '#domain/money'
import { isPropertyType } from '#domain/property_types'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, MAX_NIGHTS } from '#domain/stay'

test.group('Listings', () => {
  test('are active for a price, never for nothing', ({ assert }) => {
    assert.isFalse(mayBeActive(0))
    assert.isTrue(mayBeActive(1))
  })

  test('a copy says so behind its title, which gives way by whole characters', ({ assert }) => {
    assert.equal(titleOfCopy('Baobab House', '(copy)'), 'Baobab House (copy)')
    const long = titleOfCopy(`${'a'.repeat(92)}🏝️`, '(copy)')
    assert.equal(long, `${'a'.repeat(92)} (copy)`)
    assert.lengthOf(titleOfCopy('x'.repeat(100), '(copie)'), LISTING_LIMITS.title)
  })

  test('get a mark that is written down when it turns, or has a new reason', ({ assert }) => {
    for (const isMarked of [true, false]) {
      assert.isTrue(isDecision({ isVerified: !isMarked }, isMarked))
      assert.isFalse(isDecision({ isVerified: isMarked, verificationReason: null }, isMarked))
      assert.isTrue(isDecision({ isVerified: isMarked, verificationReason: 'Seen' }, isMarked))
      assert.isFalse(isDecision({ verificationReason: 'Seen' }, isMarked))
    }
  })

  test('start with values the product knows', ({ assert }) => {
    assert.isTrue(isPropertyType(LISTING_DEFAULTS.propertyType))
    assert.isTrue(isCurrency(LISTING_DEFAULTS.currency))
  })

  test('at the highest price the longest stay still has an exact total, in any currency', ({
    assert,
  }) => {
    const today = '2026-11-21'
    const rates = ratesOn(today)
    for (const currency of ['KES', 'USD', 'EUR', 'GBP'] as const) {
      const priceMinor = LISTING_LIMITS.price * 100
      const checkOut = addDays(today, MAX_NIGHTS)
      const quote = quoteStay({ priceMinor, currency, checkIn: today, checkOut, rates })
      assert.isBelow(quote.totalKes, MAX_MINOR)
      assert.isBelow(toKes(priceMinor, rates.kesPerUnit[currency]), MAX_MINOR)
    }
  })
})
