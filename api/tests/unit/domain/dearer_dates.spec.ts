import { test } from '@japa/runner'
import fc from 'fast-check'
import { dateActionsFor, priceProblem, stretchesBeside, waitsUntil } from '#domain/date_changes'
import { assertBalanced, netOf } from '#domain/ledger'
import { afterDifference } from '#domain/payment_lifecycle'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { refundParts } from '#domain/refunds'
import { addDays } from '#domain/stay'
import { stayCheaper, stayDearer, stayPaid } from '#domain/stay_postings'

const rates = ratesOn('2026-11-24')

/** Nights of 5,000 shillings. */
const quoteOf = (nights: number) =>
  quoteStay({
    priceMinor: 500_033,
    currency: 'KES',
    checkIn: '2026-12-01',
    checkOut: addDays('2026-12-01', nights),
    rates,
  })

type Known = { amountMinor: number; moreMinor?: number; lostMinor?: number; back?: number }

const payment = ({ amountMinor, moreMinor, lostMinor, back }: Known) => ({
  gateway: 'simulator',
  amountMinor,
  lostMinor: lostMinor ?? null,
  depositMinor: 0,
  depositKeptMinor: 0,
  depositLostMinor: 0,
  moreMinor: moreMinor ?? null,
  refunds: back ? [{ amountMinor: back, priceMinor: back, depositMinor: 0 }] : [],
})

const amountsOf = (known: Known[], refund: number, total: number) =>
  refundParts(known.map(payment), refund, total).map(({ amountMinor }) => amountMinor)

test.group('What goes back of several payments of a stay', () => {
  const first = { amountMinor: 100 }
  const second = { amountMinor: 50, moreMinor: 50 }

  test('is taken from the newest first, and all of it gives all back', ({ assert }) => {
    assert.deepEqual(amountsOf([first, second], 30, 150), [30])
    assert.deepEqual(amountsOf([first, second], 80, 150), [50, 30])
    assert.deepEqual(amountsOf([first, second], 150, 150), [50, 100])
    assert.deepEqual(amountsOf([first, second], 0, 150), [])
    assert.deepEqual(amountsOf([first, first], 50, 100), [100, 50], 'paid twice')
  })

  test('counts what went back and what banks took', ({ assert }) => {
    const shorter = { ...second, back: 20 }
    assert.deepEqual(amountsOf([first, shorter], 80, 130), [30, 50])
    const lost = { ...second, lostMinor: 50 }
    assert.deepEqual(amountsOf([first, lost], 75, 150), [25])
    assert.deepEqual(amountsOf([first, lost], 40, 150), [])
    assert.deepEqual(amountsOf([{ ...first, lostMinor: 100 }, second], 120, 150), [20])
    assert.deepEqual(amountsOf([{ ...first, lostMinor: 10 }, second], 150, 150), [50, 90])
  })

  test('is never more than each has, and together what it was to be', ({ assert }) => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), ([one, ...more], part) => {
        const known = [
          { amountMinor: one },
          ...more.map((amountMinor) => ({ amountMinor, moreMinor: amountMinor })),
        ]
        const total = more.reduce((sum, amount) => sum + amount, one)
        const refund = Math.round(total * part)
        const parts = refundParts(known.map(payment), refund, total)
        assert.equal(
          parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
          refund
        )
        for (const { amountMinor, payment: of } of parts) {
          assert.isAtMost(amountMinor, of.amountMinor)
        }
      })
    )
  })
})

test.group('The books of a stay that costs more', () => {
  const [two, three, one] = [quoteOf(2), quoteOf(3), quoteOf(1)]
  const dearer = stayDearer(two.lines, three.lines, three.total - two.total)

  test('have what they would have of a stay booked so', ({ assert }) => {
    assertBalanced(dearer)
    const books = [...stayPaid(two.lines, two.total), ...dearer]
    assert.deepEqual(netOf(books), netOf(stayPaid(three.lines, three.total)))
  })

  test('also when it costs less again, of both payments', ({ assert }) => {
    const settled = stayPaid(two.lines, two.total)
    const amount = three.total - two.total
    const whole = [
      ...dearer.filter(({ account }) => account !== 'gateway'),
      { account: 'refund' as const, amount: -amount },
    ].map((posting) => ({ ...posting, amount: -posting.amount }))
    const rest = stayCheaper(
      three.lines,
      one.lines,
      two.total - one.total,
      null,
      whole.filter(({ account }) => account !== 'refund'),
      settled
    )
    assertBalanced(rest)
    const held = netOf([...settled, ...rest]).filter(({ account }) => account !== 'refund')
    const expected = stayPaid(one.lines, one.total).filter(({ account }) => account !== 'gateway')
    assert.deepEqual(
      held.filter(({ account }) => account !== 'gateway'),
      netOf(expected)
    )
  })
})

test.group('Agreed dates that are to be paid for', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12' }

  test('hold what is none of the stay, before and after it', ({ assert }) => {
    const beside = (checkIn: string, checkOut: string) =>
      stretchesBeside(stay, { checkIn, checkOut })
    assert.deepEqual(beside('2026-12-08', '2026-12-14'), [
      { checkIn: '2026-12-08', checkOut: '2026-12-10' },
      { checkIn: '2026-12-12', checkOut: '2026-12-14' },
    ])
    assert.deepEqual(beside('2026-12-11', '2026-12-12'), [])
    const apart = { checkIn: '2026-12-20', checkOut: '2026-12-22' }
    assert.deepEqual(stretchesBeside(stay, apart), [apart])
  })

  test('are given up by either of the two, and not while they are being paid', ({ assert }) => {
    const moment = { isByHand: false, isPropertyDeleted: false, arrival: 2, now: 1 }
    const actions = (isBeingPaid: boolean, party: 'guest' | 'host' | 'manager' | 'admin') => {
      const known = { status: 'due', proposedBy: 'guest', isByManager: false } as const
      const change = { ...known, isBeingPaid, goesBack: false }
      return dateActionsFor({ ...moment, status: 'confirmed', change, party: [party] })
    }
    for (const party of ['guest', 'host', 'manager'] as const) {
      assert.deepEqual(actions(false, party), ['withdrawDates'])
      assert.deepEqual(actions(true, party), [])
    }
    assert.deepEqual(actions(false, 'admin'), [])
  })

  test('are paid for within so many hours, before either check-in', ({ assert }) => {
    const HOUR = 3_600_000
    const at = (arrival: number, newArrival: number) =>
      waitsUntil({ now: 0, arrival: arrival * HOUR, newArrival: newArrival * HOUR }, 24) / HOUR
    assert.deepEqual([at(100, 100), at(5, 100), at(100, 7)], [24, 5, 7])
  })

  test('cost what can be paid or go back', ({ assert }) => {
    assert.isNull(priceProblem('paid', 100, true))
    assert.isNull(priceProblem('paid', -100, true))
    assert.equal(priceProblem('paid', 100, false), 'otherPrice')
    assert.equal(priceProblem('refunded', 100, true), 'otherPrice')
    assert.isNull(priceProblem('unpaid', 100, false))
  })

  test('are moved to by money that comes while they wait, and other money goes back', ({
    assert,
  }) => {
    const paid = { status: 'confirmed', paymentStatus: 'paid' } as const
    assert.deepEqual(afterDifference('pending', paid, 'paid', true), {
      payment: 'paid',
      booking: 'paid',
    })
    assert.deepEqual(afterDifference('expired', paid, 'paid', false), {
      payment: 'refundDue',
      booking: 'paid',
    })
    assert.deepEqual(afterDifference('pending', paid, 'failed', true), {
      payment: 'failed',
      booking: 'paid',
    })
    const cancelled = { status: 'cancelled', paymentStatus: 'refunded' } as const
    assert.deepEqual(afterDifference('pending', cancelled, 'paid', false), {
      payment: 'refundDue',
      booking: 'refunding',
    })
  })
})
