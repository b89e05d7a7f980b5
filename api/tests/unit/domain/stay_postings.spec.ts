import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  assertBalanced,
  moneyReceived,
  netOf,
  payoutApproved,
  payoutSent,
  refundSent,
  type Account,
  type Posting,
} from '#domain/ledger'
import { wholeShillings } from '#domain/money'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { refundPart } from '#domain/refunds'
import { addDays } from '#domain/stay'
import { refundOwed, stayCheaper, stayPaid } from '#domain/stay_postings'

const rates = ratesOn('2026-11-21')

const quoteOf = (priceMinor: number) =>
  quoteStay({
    priceMinor,
    currency: 'KES',
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    rates,
  })

const byAccount = (postings: Posting[]) =>
  Object.fromEntries(netOf(postings).map(({ account, amount }) => [account, amount]))

const balance = (books: Posting[], account: Account) => byAccount(books)[account] ?? 0

test.group('Postings of a stay', () => {
  test('of a stay that costs less again and again are what they would be of one booked so', ({
    assert,
  }) => {
    const anyQuote = fc.record({
      priceMinor: fc.integer({ min: 1, max: 3_000_000 }),
      nights: fc.integer({ min: 1, max: 20 }),
    })
    const gateways = fc.constantFrom('simulator', 'mpesa')
    const currencies = fc.constantFrom('KES', 'USD' as const)
    fc.assert(
      fc.property(
        fc.array(anyQuote, { minLength: 2, maxLength: 6 }),
        gateways,
        currencies,
        (all, gateway, currency) => {
          const quotes = all
            .map(({ nights, priceMinor }) =>
              quoteStay({
                priceMinor,
                currency,
                checkIn: '2026-12-01',
                checkOut: addDays('2026-12-01', nights),
                rates,
              })
            )
            .sort((one, other) => other.total - one.total)
          const [first, ...cheaper] = quotes
          const isMpesa = gateway === 'mpesa'
          const paid = isMpesa ? wholeShillings(first.totalKes) : first.totalKes
          const kesRate = currency === 'KES' ? null : first.kesRate
          const books: Posting[] = [...stayPaid(first.lines, paid, kesRate)]
          const refunds: { amountMinor: number; priceMinor: number; depositMinor: number }[] = []
          let former = first
          for (const quote of cheaper) {
            const priceMinor = former.total - quote.total
            const paidBy = { amountMinor: paid, gateway, lostMinor: null, refunds }
            const payment = { ...paidBy, depositMinor: 0, depositKeptMinor: 0, depositLostMinor: 0 }
            const amountMinor = refundPart(payment, priceMinor, former.total)
            if (amountMinor > 0) {
              const step = stayCheaper(former.lines, quote.lines, amountMinor, kesRate)
              assertBalanced(step)
              books.push(...step)
              refunds.push({ amountMinor, priceMinor, depositMinor: 0 })
              former = quote
            }
            const left = paid - refunds.reduce((sum, one) => sum + one.amountMinor, 0)
            assert.equal(balance(books, 'gateway') + balance(books, 'refund'), left)
            assert.isBelow(Math.abs(left - former.totalKes), 101)
            const booked = stayPaid(former.lines, former.totalKes, kesRate)
            for (const account of ['hostPayable', 'platformFee', 'tax'] as const) {
              assert.equal(balance(books, account), balance(booked, account))
            }
          }
        }
      )
    )
  })

  test('a paid stay owes the host their share, and keeps fee and taxes apart', ({ assert }) => {
    const { lines, total } = quoteOf(500_000)
    assert.deepEqual(byAccount(stayPaid(lines, total)), {
      gateway: 1_188_000,
      platformFee: -100_000,
      tax: -88_000,
      hostPayable: -1_000_000,
    })
  })

  test('a gateway of whole shillings leaves cents to rounding, anything above to the guest', ({
    assert,
  }) => {
    const { lines, total } = quoteOf(500_050)
    assert.equal(total, 1_188_119)
    const [up, down] = [stayPaid(lines, 1_188_200), stayPaid(lines, 1_188_100)].map(byAccount)
    assert.deepEqual([up.rounding, down.rounding], [-81, 19])
    const much = stayPaid(lines, total + 100)
    assert.deepEqual([balance(much, 'guest'), balance(much, 'rounding')], [-100, 0])
  })

  test('a stay of another currency that was paid in shillings is owed in shillings', ({
    assert,
  }) => {
    const { lines, totalKes } = quoteStay({
      priceMinor: 4_999,
      currency: 'USD',
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      rates,
    })
    assert.deepEqual(byAccount(stayPaid(lines, totalKes, rates.kesPerUnit.USD)), {
      gateway: 1_538_201,
      platformFee: -129_500,
      tax: -113_960,
      hostPayable: -1_294_741,
    })
  })

  test('nobody but the guest owns money that is a whole unit short', ({ assert }) => {
    const { lines, total } = quoteOf(500_050)
    assert.deepEqual(stayPaid(lines, total - 100), moneyReceived(total - 100))
  })

  test('a refund in full leaves nothing, one in part takes from all in proportion', ({
    assert,
  }) => {
    const { lines, total } = quoteOf(500_000)
    const paid = stayPaid(lines, total)
    const whole = [...paid, ...refundOwed(paid, total), ...refundSent(total)]
    assert.deepEqual(netOf(whole), [])
    assert.deepEqual(byAccount(refundOwed(paid, total / 2)), {
      platformFee: 50_000,
      tax: 44_000,
      hostPayable: 500_000,
      refund: -594_000,
    })
  })

  test('a refund in part leaves the service fee and its tax while there is anything else', ({
    assert,
  }) => {
    const { lines, total } = quoteOf(500_000)
    const paid = stayPaid(lines, total)
    assert.deepEqual(byAccount(refundOwed(paid, 540_000, lines)), {
      tax: 40_000,
      hostPayable: 500_000,
      refund: -540_000,
    })
    assert.equal(balance(refundOwed(paid, 1_080_000, lines), 'platformFee'), 0)
    assert.deepEqual(netOf([...paid, ...refundOwed(paid, total, lines), ...refundSent(total)]), [])
  })

  test('more than what is left, parts of a cent and less than nothing never go back', ({
    assert,
  }) => {
    const paid = moneyReceived(1000)
    const back = [...paid, ...refundOwed(paid, 400)]
    assert.deepEqual(byAccount(refundOwed(back, 600)), { guest: 600, refund: -600 })
    for (const amount of [601, 0.5, -1, Number.NaN]) {
      assert.throws(() => refundOwed(back, amount), RangeError)
    }
    for (const post of [moneyReceived, refundSent, payoutApproved, payoutSent]) {
      assert.throws(() => post(-1), RangeError)
    }
  })
})

type Step =
  | { does: 'settle'; price: number; off: number }
  | { does: 'receive'; amount: number }
  | { does: 'refund'; payment: number; percent: number }
  | { does: 'pay out' }

const steps = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('settle' as const),
      price: fc.integer({ min: 1000, max: 90_000_000 }),
      off: fc.integer({ min: -150, max: 150 }),
    }),
    fc.record({
      does: fc.constant('receive' as const),
      amount: fc.integer({ min: 1, max: 10 ** 9 }),
    }),
    fc.record({
      does: fc.constant('refund' as const),
      payment: fc.nat(),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    fc.record({ does: fc.constant('pay out' as const) })
  ),
  { maxLength: 40 }
)

/** One host's books, payment by payment. */
function play(taken: Step[]) {
  const payments: { paid: number; back: number; posted: Posting[] }[] = []
  const payouts: Posting[] = []
  let paidOut = 0
  const all = () => [...payments.flatMap(({ posted }) => posted), ...payouts]

  for (const step of taken) {
    if (step.does === 'settle') {
      const { lines, total } = quoteOf(step.price)
      const paid = total + step.off
      payments.push({ paid, back: 0, posted: stayPaid(lines, paid) })
    }
    if (step.does === 'receive') {
      payments.push({ paid: step.amount, back: 0, posted: moneyReceived(step.amount) })
    }
    if (step.does === 'refund' && payments.length > 0) {
      const payment = payments[step.payment % payments.length]
      const left = payment.paid - payment.back
      const amount = Math.round((left * step.percent) / 100)
      payment.posted.push(...refundOwed(payment.posted, amount), ...refundSent(amount))
      payment.back += amount
    }
    if (step.does === 'pay out') {
      const owed = -balance(all(), 'hostPayable')
      if (owed > 0) {
        payouts.push(...payoutApproved(owed), ...payoutSent(owed))
        paidOut += owed
      }
    }
  }
  return { payments, books: all(), paidOut }
}

test.group('Whatever guests, gateways and admins do', () => {
  test('the books balance after each step, and hosts get no more than guests paid', ({
    assert,
  }) => {
    fc.assert(
      fc.property(steps, (taken) => {
        for (let length = 0; length <= taken.length; length += 1) {
          const { books, payments, paidOut } = play(taken.slice(0, length))
          assertBalanced(books)
          const paid = payments.reduce((sum, payment) => sum + payment.paid, 0)
          const back = payments.reduce((sum, payment) => sum + payment.back, 0)
          assert.isAtMost(paidOut, paid)
          assert.equal(balance(books, 'gateway'), paid - back - paidOut)
          assert.deepEqual([balance(books, 'refund'), balance(books, 'payout')], [0, 0])
        }
      }),
      { numRuns: 300 }
    )
  })

  test('what went back in full, in however many parts, has left nothing to anybody', ({
    assert,
  }) => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { payments } = play(taken.filter(({ does }) => does !== 'pay out'))
        for (const { paid, back, posted } of payments) {
          const left = paid - back
          const done = [...posted, ...refundOwed(posted, left), ...refundSent(left)]
          assert.deepEqual(netOf(done), [])
        }
      })
    )
  })
})
