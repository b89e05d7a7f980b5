import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  depositIn,
  depositLeft,
  depositSettlesAt,
  depositStanding,
  whereDepositWent,
} from '#domain/deposits'
import { assertBalanced, depositTaken, netOf, type Account, type Posting } from '#domain/ledger'
import { toKes, wholeShillings } from '#domain/money'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { refundPart, refundParts, refundsWithDeposit } from '#domain/refunds'
import { PLAIN_PRICES } from '#domain/prices'
import { paymentLost } from '#domain/loss_postings'
import { refundWithDeposit, stayPaid } from '#domain/stay_postings'

const rates = ratesOn('2026-11-21')
const stay = { currency: 'KES' as const, checkIn: '2026-12-01', checkOut: '2026-12-03', rates }
const quoteOf = (priceMinor: number, depositMinor: number | null = null) =>
  quoteStay({ ...stay, priceMinor, rules: { ...PLAIN_PRICES, depositMinor } })

const of = (books: readonly Posting[], account: Account) =>
  -(netOf(books).find((sum) => sum.account === account)?.amount ?? 0)

const anyPrice = fc.integer({ min: 1, max: 3_000_000 })
const anyDeposit = fc.integer({ min: 1, max: 100_000 }).map((major) => major * 100)

test.group('A deposit', () => {
  test('is beside the quote: lines, fee, taxes and total are what they are without', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyPrice, anyDeposit, (priceMinor, depositMinor) => {
        const quote = quoteOf(priceMinor, depositMinor)
        assert.deepEqual({ ...quote, deposit: 0 }, quoteOf(priceMinor))
        assert.equal(quote.deposit, depositMinor)
      })
    )
  })

  test('is whole shillings in shillings, so that a payment by M-Pesa is the sum of both', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        anyPrice,
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 200_000 }),
        (totalMinor, major, kesRate) => {
          const booked = { depositMinor: major * 100, currency: 'USD' as const, kesRate }
          const deposit = depositIn('KES', booked)
          const total = toKes(totalMinor, kesRate)
          assert.equal(wholeShillings(total + deposit), wholeShillings(total) + deposit)
          assert.equal(depositIn('USD', booked), major * 100)
        }
      )
    )
  })

  test('goes back so long after check-out, or after the date where that is sooner', ({
    assert,
  }) => {
    const booked = { checkOut: '2026-12-03', checkOutUntil: '10:00' }
    const at = (checkedOutAt: string | null) =>
      new Date(
        depositSettlesAt(
          { ...booked, checkedOutAt: checkedOutAt === null ? null : Date.parse(checkedOutAt) },
          48
        )
      ).toISOString()
    assert.equal(at(null), '2026-12-05T07:00:00.000Z')
    assert.equal(at('2026-12-02T09:00:00Z'), '2026-12-04T09:00:00.000Z')
    assert.equal(at('2026-12-20T09:00:00Z'), '2026-12-05T07:00:00.000Z')
  })

  test('stands where {standing}')
    .with([
      { standing: 'held', of: { state: 'held' as const } },
      { standing: 'goesBack', of: { state: 'settled' as const, isKept: false, isSent: false } },
      { standing: 'wentBack', of: { state: 'settled' as const, isCancelled: true } },
      { standing: 'taken', of: { state: 'settled' as const, isTaken: true } },
      { standing: 'due', of: {} },
      { standing: 'notTaken', of: { isOver: true } },
      { standing: 'notTaken', of: { isCancelled: true, paysOnline: false } },
      { standing: 'onArrival', of: { paysOnline: false, isOver: true } },
    ] as const)
    .run(({ assert }, { of: known, standing }) => {
      const plain = { state: null, isCancelled: false, isOver: false, paysOnline: true }
      const went = { isKept: false, isTaken: false, isSent: true }
      assert.equal(depositStanding({ ...plain, ...went, ...known }), standing)
    })

  test('was taken where nothing of it went back or is its host’s', ({ assert }) => {
    const taken = { depositKeptMinor: 0, depositLostMinor: 500_000, refunds: [] }
    const nothing = { depositMinor: 0, state: 'processed' }
    const wentTo = (...payments: Parameters<typeof whereDepositWent>[0]) => {
      const { isKept, isSent, isTaken } = whereDepositWent(payments)
      return isTaken ? 'taken' : isKept ? 'kept' : isSent ? 'sent' : 'on its way'
    }
    assert.equal(wentTo(taken), 'taken')
    assert.equal(wentTo({ ...taken, refunds: [nothing] }), 'taken')
    assert.equal(wentTo({ ...taken, depositKeptMinor: 100 }), 'kept')
    const part = { ...nothing, depositMinor: 100 }
    assert.equal(wentTo({ ...taken, refunds: [part] }), 'sent')
    assert.equal(wentTo({ ...taken, refunds: [{ ...part, state: 'requested' }] }), 'on its way')
  })

  test('never changes what goes back of the stay, whatever is lost before, and comes back whole beside it', ({
    assert,
  }) => {
    const share = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        anyPrice,
        anyDeposit,
        share,
        share,
        fc.constantFrom('simulator', 'mpesa'),
        (priceMinor, depositMinor, part, lostPart, gateway) => {
          const { total } = quoteOf(priceMinor)
          const price = gateway === 'mpesa' ? wholeShillings(total) : total
          const lost = Math.floor((price * lostPart) / 100)
          const plain = {
            ...{ gateway, amountMinor: price, moreMinor: null, refunds: [] },
            ...{ lostMinor: lost, depositMinor: 0, depositKeptMinor: 0, depositLostMinor: 0 },
          }
          const withDeposit = {
            ...plain,
            amountMinor: price + depositMinor,
            depositMinor,
            lostMinor: lost,
          }
          const refund = Math.floor((total * part) / 100)
          const amount = (parts: { amountMinor: number }[]) =>
            parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
          const own = amount(refundParts([plain], refund, total))
          assert.equal(amount(refundParts([withDeposit], refund, total)), own)
          assert.equal(refundPart(withDeposit, refund, total), refundPart(plain, refund, total))
          const parts = refundsWithDeposit([withDeposit], refund, total)
          assert.lengthOf(parts, 1, 'M-Pesa reverses a payment once')
          assert.equal(amount(parts), own + depositMinor)
        }
      )
    )
  })
})

test.group('The books of a deposit', () => {
  test('balance, keep it from everybody, and end at nothing, in any order of losses and parts', ({
    assert,
  }) => {
    const anyStep = fc.record({
      kind: fc.constantFrom('lost', 'deposit', 'stay'),
      part: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(
        anyPrice,
        anyDeposit,
        fc.array(anyStep, { maxLength: 6 }),
        (price, deposit, steps) => {
          const { base, lines, total } = quoteOf(price)
          const books: Posting[] = netOf([...stayPaid(lines, total), ...depositTaken(deposit)])
          assertBalanced(books)
          assert.equal(of(books, 'hostPayable'), base)
          assert.equal(of(books, 'deposit'), deposit)
          const payment = { depositMinor: deposit, depositKeptMinor: 0, depositLostMinor: 0 }
          const refunds: { depositMinor: number }[] = []
          let left = total
          for (const { kind, part } of steps) {
            const held = depositLeft({ ...payment, refunds })
            assert.equal(of(books, 'deposit'), held)
            const amount = Math.floor(((kind === 'stay' ? left : left + held) * part) / 100)
            if (kind === 'deposit') {
              books.push(...refundWithDeposit(held, books, 0, lines))
              refunds.push({ depositMinor: held })
            } else if (kind === 'stay') {
              books.push(...refundWithDeposit(0, books, amount, lines))
              left -= amount
            } else {
              const own = Math.min(amount, held)
              books.push(...paymentLost(books, amount, lines).ofStay)
              payment.depositLostMinor += own
              left -= amount - own
            }
            assertBalanced(books)
          }
          const held = depositLeft({ ...payment, refunds })
          books.push(...refundWithDeposit(held, books, left, lines))
          assertBalanced(books)
          for (const account of ['deposit', 'hostPayable', 'platformFee', 'tax'] as const) {
            assert.equal(of(books, account), 0)
          }
        }
      )
    )
  })

  test('give the deposit before a host’s share when a bank takes a part', ({ assert }) => {
    const { base, lines, total } = quoteOf(1_000_000)
    const books = netOf([...stayPaid(lines, total), ...depositTaken(500_000)])
    const after = [...books, ...paymentLost(books, 300_000, lines).ofStay]
    assert.equal(of(after, 'deposit'), 200_000)
    assert.equal(of(after, 'hostPayable'), base)
  })
})
