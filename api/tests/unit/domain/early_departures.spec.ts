import { test } from '@japa/runner'
import fc from 'fast-check'
import { PARTIES, STATUSES } from '#domain/booking_lifecycle'
import { LOWER_DAYS, lowerActionsFor, mostLess } from '#domain/early_departures'
import { BOOKING_PAYMENT_STATUSES } from '#domain/payment_lifecycle'
import { PLAIN_PRICES } from '#domain/prices'
import { directQuote, loweredQuote, quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays } from '#domain/stay'

const checkIn = '2026-12-07'
const rates = ratesOn('2026-11-25')
const RULES = {
  ...PLAIN_PRICES,
  weeklyBp: 1000,
  extraGuestMinor: 150_000,
  guestsIncluded: 2,
  cleaningMinor: 300_000,
  petStayMinor: 50_000,
  petNightMinor: 10_000,
  depositMinor: 500_000,
}

function quoteOf(nights: number, changes: Partial<Parameters<typeof quoteStay>[0]> = {}) {
  const checkOut = addDays(checkIn, nights)
  const priced = { priceMinor: 1_000_000, currency: 'KES' as const, rules: RULES, rates }
  return quoteStay({ ...priced, checkIn, checkOut, guests: 3, pets: 1, ...changes })
}

const leftAfter = (nights: number) => ({ checkIn, departedOn: addDays(checkIn, nights) })

test.group('What a host can ask less at most', () => {
  test('is the nights that are left, with their part of the discount and their extra guests', ({
    assert,
  }) => {
    const quote = quoteOf(10)
    assert.equal(mostLess(quote, leftAfter(4)), 6 * 900_000 + 6 * 150_000)
    assert.equal(mostLess(quote, leftAfter(9)), 900_000 + 150_000)
  })

  test('is nothing of a stay that nobody left early, nor where the nights cost nothing', ({
    assert,
  }) => {
    assert.equal(mostLess(quoteOf(3), { checkIn, departedOn: null }), 0)
    assert.equal(mostLess(quoteOf(3), leftAfter(5)), 0)
    assert.equal(mostLess(quoteOf(3, { priceMinor: 0, guests: 1 }), leftAfter(1)), 0)
    assert.equal(mostLess(directQuote(quoteOf(3), 100_000), leftAfter(1)), 0)
  })

  test('leaves the nights that were slept, cleaning and pets', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 5_000_001 }),
        (nights, slept, priceMinor) => {
          const quote = quoteOf(nights, { priceMinor })
          const most = mostLess(quote, leftAfter(slept))
          const beside = 300_000 + 50_000 + nights * 10_000
          assert.isAtLeast(quote.base - most, beside + Math.min(slept, nights) * 150_000)
          assert.isAtLeast(most, 0)
          assert.equal(Number.isInteger(most), true)
        }
      )
    )
  })
})

test.group('A lowered price', () => {
  test('is one line of its own, and fee and taxes follow', ({ assert }) => {
    const quote = quoteOf(3, { rules: null, guests: 1, pets: 0 })
    const lowered = loweredQuote(quote, 1_000_000)
    assert.include(lowered, { base: 2_000_000, serviceFee: 200_000, tax: 160_000 })
    assert.include(lowered, { serviceFeeTax: 16_000, total: 2_376_000, totalKes: 2_376_000 })
    assert.deepEqual(
      lowered.lines.map(({ amount, kind }) => [kind, amount]),
      [
        ['nights', 3_000_000],
        ['leftEarly', -1_000_000],
        ['serviceFee', 200_000],
        ['tax', 160_000],
        ['serviceFeeTax', 16_000],
      ]
    )
    const unit = -1_000_000
    const line = { kind: 'leftEarly', rateBp: null, quantity: 1, unit, amount: unit, taxable: true }
    assert.deepEqual(lowered.lines[1] as object, line)
  })

  test('is that of a stay that costs so much, to the cent, and keeps nights and deposit', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 5_000_001 }),
        fc.constantFrom('KES' as const, 'USD' as const),
        fc.nat(),
        (nights, priceMinor, currency, part) => {
          const quote = quoteOf(nights, { priceMinor, currency })
          const most = mostLess(quote, leftAfter(1))
          const less = 1 + (part % most)
          const lowered = loweredQuote(quote, less)
          const { kesRate } = quote
          const priced = {
            rules: null,
            guests: 1,
            pets: 0,
            currency,
            priceMinor: quote.base - less,
          }
          const same = quoteOf(1, priced)
          const { base, serviceFee, serviceFeeTax, tax, total, totalKes } = same
          assert.include(lowered, { base, serviceFee, serviceFeeTax, tax, total, totalKes })
          assert.include(lowered, { nights, kesRate, deposit: 500_000, currency })
          assert.isBelow(lowered.total, quote.total)
          const sum = lowered.lines.reduce((all, { amount }) => all + amount, 0)
          assert.equal(sum, lowered.total)
        }
      )
    )
  })

  test('is not below nothing', ({ assert }) => {
    assert.throws(() => loweredQuote(quoteOf(2), 10_000_000), RangeError)
  })
})

test.group('Who lowers a price', () => {
  const stays = fc.record({
    status: fc.constantFrom('checked-out' as const, ...STATUSES),
    paymentStatus: fc.constantFrom(...BOOKING_PAYMENT_STATUSES),
    party: fc.subarray([...PARTIES]),
    departedOn: fc.constantFrom(null, addDays(checkIn, 1)),
    days: fc.integer({ min: 0, max: LOWER_DAYS + 2 }),
    isByHand: fc.boolean(),
    isGuestGone: fc.boolean(),
    isLowered: fc.boolean(),
    most: fc.constantFrom(0, 99, 100),
  })

  test('is host or admin who is not its guest, once, for 14 days after an early departure', ({
    assert,
  }) => {
    fc.assert(
      fc.property(stays, ({ days, ...stay }) => {
        const today = addDays(checkIn, 1 + days)
        const { departedOn, isByHand, isGuestGone, isLowered, most, party, paymentStatus } = stay
        const isRun = party.some((one) => one === 'host' || one === 'admin')
        const hasLeft = stay.status === 'checked-out' && departedOn !== null && days <= 14
        const isOpen = !isByHand && !isGuestGone && !isLowered && most >= 100
        const isPaidOrDue = ['unpaid', 'pending', 'paid'].includes(paymentStatus)
        const expected = isRun && !party.includes('guest') && hasLeft && isOpen && isPaidOrDue
        assert.equal(lowerActionsFor({ ...stay, today }).length > 0, expected)
      }),
      { numRuns: 3000 }
    )
  })

  test('is a host in the plain case', ({ assert }) => {
    const stay = { status: 'checked-out', paymentStatus: 'paid', departedOn: checkIn } as const
    const plain = { isByHand: false, isGuestGone: false, isLowered: false, most: 100 }
    const today = addDays(checkIn, 14)
    assert.deepEqual(lowerActionsFor({ ...stay, ...plain, today, party: ['host'] }), ['lowerPrice'])
    assert.isEmpty(lowerActionsFor({ ...stay, ...plain, today, party: ['helper', 'manager'] }))
  })
})
