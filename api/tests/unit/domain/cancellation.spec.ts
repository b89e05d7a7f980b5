import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  CANCELLATION_POLICIES,
  freeUntil,
  momentOf,
  refundDue,
  type Cancellation,
  type CancellationPolicy,
} from '#domain/cancellation'
import { share } from '#domain/money'
import { PLAIN_PRICES, type PriceRules } from '#domain/prices'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays } from '#domain/stay'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The worked example of the founders: a December week with a holiday, a season and a night set by hand. */
const DECEMBER: PriceRules = {
  ...PLAIN_PRICES,
  weekendMinor: 1_200_000,
  periods: [
    ['holiday', '2026-12-12', '2026-12-12', 1_800_000],
    ['season', '2026-12-15', '2026-12-31', 1_400_000],
    ['night', '2026-12-16', '2026-12-16', 1_300_000],
  ].map(([kind, firstNight, lastNight, priceMinor]) => ({
    kind: kind as 'night',
    name: '',
    firstNight: String(firstNight),
    lastNight: String(lastNight),
    priceMinor: Number(priceMinor),
    weekendMinor: null,
  })),
  weeklyBp: 1000,
  earlyBp: 1200,
  earlyDays: 60,
  extraGuestMinor: 150_000,
  guestsIncluded: 2,
  cleaningMinor: 300_000,
}

function stayOf(policy: CancellationPolicy, changes: Partial<Cancellation> = {}): Cancellation {
  const quote = quoteStay({
    priceMinor: 1_000_000,
    currency: 'KES',
    rules: DECEMBER,
    checkIn: '2026-12-11',
    checkOut: '2026-12-18',
    guests: 3,
    today: '2026-10-01',
    rates: ratesOn('2026-10-01'),
  })
  const arrival = momentOf('2026-12-11', null)
  return {
    policy,
    arrival,
    booked: momentOf('2026-10-01', '09:00'),
    now: arrival - 3 * DAY,
    byGuest: true,
    paid: quote.total,
    nights: quote.nights,
    taxBp: quote.taxBp,
    lines: quote.lines,
    ...changes,
  }
}

const before = (policy: CancellationPolicy, days: number, ms = 0) => {
  const stay = stayOf(policy)
  return refundDue({ ...stay, now: stay.arrival - days * DAY + ms })
}

const TOTAL = 11_117_304

test.group('What goes back when a stay is cancelled', () => {
  test('the example of the founders, to the cent', ({ assert }) => {
    assert.equal(stayOf('moderate').paid, TOTAL)
    assert.equal(refundDue(stayOf('moderate')), 4_564_080)
  })

  test('{policy}: everything goes back up to {days} days before check-in, inclusive')
    .with([
      { policy: 'flexible', days: 1 },
      { policy: 'moderate', days: 5 },
      { policy: 'strict', days: 14 },
    ] as const)
    .run(({ assert }, { policy, days }) => {
      assert.equal(before(policy, days), TOTAL)
      assert.isBelow(before(policy, days, 1), TOTAL)
      const stay = stayOf(policy)
      assert.equal(freeUntil(stay), stay.arrival - days * DAY)
    })

  test('flexible keeps the first night and the fee', ({ assert }) => {
    /** 10,560 + 1,500 of the extra guest + 9,358 of the fee, and 8 % of it */
    const kept = 1_056_000 + 150_000 + 935_800
    assert.equal(before('flexible', 0.5), TOTAL - kept - share(kept, 800))
  })

  test('strict keeps half of the nights from the fourteenth day on, and all from the seventh', ({
    assert,
  }) => {
    const half = (8_008_000 + 1_050_000) / 2 + 935_800
    assert.equal(before('strict', 7), TOTAL - half - share(half, 800))
    const all = 8_008_000 + 1_050_000 + 935_800
    assert.equal(before('strict', 7, 1), TOTAL - all - share(all, 800))
  })

  test('non-refundable gives the cleaning back before check-in, and its tax', ({ assert }) => {
    assert.equal(before('nonRefundable', 3), 300_000 + share(300_000, 800))
    assert.equal(before('nonRefundable', 0), 0)
    assert.isNull(
      freeUntil({ ...stayOf('nonRefundable'), booked: stayOf('nonRefundable').arrival })
    )
  })

  test('pets go back before check-in as cleaning does', ({ assert }) => {
    const given = (changes: Partial<Cancellation>) => {
      const { lines } = stayOf('nonRefundable')
      const line = { rateBp: null, quantity: 1, unit: 200_000, amount: 200_000, taxable: true }
      const pets = [...lines, { kind: 'petFee' as const, ...line }]
      const paid = TOTAL + 200_000 + share(200_000, 800)
      return refundDue(stayOf('nonRefundable', { lines: pets, paid, ...changes }))
    }
    const { arrival } = stayOf('nonRefundable')
    assert.equal(given({ now: arrival - 3 * DAY }), 500_000 + share(500_000, 800))
    assert.equal(given({ now: arrival }), 0)
  })

  test('free gives everything back at any time', ({ assert }) => {
    assert.equal(before('free', -2), TOTAL)
    assert.equal(freeUntil(stayOf('free')), Infinity)
  })

  test('nights that have begun are kept, and the cleaning with them', ({ assert }) => {
    const nights = [1_056_000, 1_584_000]
    const kept = nights[0] + nights[1] + 2 * 150_000 + 300_000 + 935_800
    assert.equal(before('flexible', -1), TOTAL - kept - share(kept, 800))
  })

  test('{policy}: within a day of booking everything goes back, if the stay is a week away')
    .with([{ policy: 'moderate' }, { policy: 'strict' }, { policy: 'nonRefundable' }] as const)
    .run(({ assert }, { policy }) => {
      const stay = stayOf(policy)
      const booked = stay.arrival - 8 * DAY
      assert.equal(refundDue({ ...stay, booked, now: booked + DAY }), TOTAL)
      assert.isBelow(refundDue({ ...stay, policy: 'strict', booked, now: booked + DAY + 1 }), TOTAL)
      const late = stay.arrival - 6 * DAY
      const soon = refundDue({ ...stay, policy: 'strict', booked: late, now: late + HOUR })
      assert.isBelow(soon, TOTAL)
    })

  test('{policy}: a host who cancels gives everything back')
    .with(CANCELLATION_POLICIES.map((policy) => ({ policy })))
    .run(({ assert }, { policy }) => {
      assert.equal(refundDue(stayOf(policy, { byGuest: false })), TOTAL)
    })

  test('of any stay: never less than nothing, never more than paid, and never more for waiting', ({
    assert,
  }) => {
    const stays = fc.record({
      policy: fc.constantFrom(...CANCELLATION_POLICIES),
      priceMinor: fc.integer({ min: 1, max: 100_000_000 }),
      nights: fc.integer({ min: 1, max: 90 }),
      guests: fc.integer({ min: 1, max: 19 }),
      discount: fc.constantFrom(null, 1, 1250, 9000),
      cleaningMinor: fc.constantFrom(null, 1, 333_333),
      extraGuestMinor: fc.constantFrom(null, 1, 99_999),
      weekendMinor: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
      bookedAhead: fc.integer({ min: 0, max: 60 * 24 }),
      waits: fc.array(fc.integer({ min: 0, max: 80 * 24 }), { minLength: 2, maxLength: 6 }),
    })
    fc.assert(
      fc.property(stays, ({ policy, nights, guests, bookedAhead, waits, ...given }) => {
        const { priceMinor, discount, ...amounts } = given
        const rules = { ...PLAIN_PRICES, ...amounts, weeklyBp: discount, guestsIncluded: 2 }
        const checkIn = '2026-12-11'
        const quote = quoteStay({
          priceMinor,
          currency: 'KES',
          rules,
          checkIn,
          checkOut: addDays(checkIn, nights),
          guests,
          rates: ratesOn(checkIn),
        })
        const arrival = momentOf(checkIn, '15:00')
        const booked = arrival - bookedAhead * HOUR
        const refunds = waits
          .toSorted((one, other) => one - other)
          .map((hours) =>
            refundDue({
              policy,
              arrival,
              booked,
              now: booked + hours * HOUR,
              byGuest: true,
              paid: quote.total,
              nights,
              taxBp: quote.taxBp,
              lines: quote.lines,
            })
          )
        for (const [at, refund] of refunds.entries()) {
          assert.isTrue(Number.isSafeInteger(refund))
          assert.isAtLeast(refund, 0)
          assert.isAtMost(refund, quote.total)
          if (at > 0) assert.isAtMost(refund, refunds[at - 1])
        }
      }),
      { numRuns: 2000 }
    )
  })
})
