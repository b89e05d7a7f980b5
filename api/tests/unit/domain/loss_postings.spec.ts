import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  assertBalanced,
  depositGranted,
  depositTaken,
  netOf,
  sharePassedOn,
  type Account,
  type Posting,
} from '#domain/ledger'
import { paymentLost } from '#domain/loss_postings'
import { PLAIN_PRICES } from '#domain/prices'
import { quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { refundWithDeposit, stayPaid } from '#domain/stay_postings'
import { feeWithTax } from '#domain/tax_returns'

const HOST = 1
const HEIR = 2

const rates = ratesOn('2026-11-21')
const quoteOf = (priceMinor: number) =>
  quoteStay({
    ...{ priceMinor, currency: 'KES', rates, rules: PLAIN_PRICES },
    ...{ checkIn: '2026-12-01', checkOut: '2026-12-04' },
  })

/** A stay that is paid, whose host was granted a part of its deposit. */
function grantedStay(priceMinor: number, deposit: number, granted: number) {
  const { base, lines, total } = quoteOf(priceMinor)
  const books: Posting[] = [
    ...netOf([...stayPaid(lines, total), ...depositTaken(deposit)]),
    ...depositGranted(granted).map(asGranted),
  ]
  return { base, books, lines, total }
}

const asGranted = (posting: Posting): Posting => ({ ...posting, isGranted: true })
const shared = (posting: Posting): Posting => ({ hostId: HOST, ...posting })

const of = (books: readonly Posting[], account: Account) =>
  0 - (netOf(books).find((sum) => sum.account === account)?.amount ?? 0)

test.group('What a bank takes of a stay whose host was granted a part of its deposit', () => {
  const anyStay = [
    fc.integer({ min: 1000, max: 3_000_000 }),
    fc.integer({ min: 1, max: 1000 }).map((major) => major * 100),
    fc.integer({ min: 0, max: 100 }),
  ] as const

  test('is of what is held, then of what was granted, and of the stay alone after that', ({
    assert,
  }) => {
    const parts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(...anyStay, parts, (priceMinor, deposit, share, percents) => {
        const granted = Math.floor((deposit * share) / 100)
        const { base, books, lines, total } = grantedStay(priceMinor, deposit, granted)
        const left = { held: deposit - granted, granted, stay: total }
        const plain: Posting[] = netOf(stayPaid(lines, total))
        for (const percent of percents) {
          const amount = Math.floor(((left.held + left.granted + left.stay) * percent) / 100)
          const lost = paymentLost(books, amount, lines)
          assertBalanced(lost.ofStay)
          assertBalanced(lost.granted)
          const ofHeld = Math.min(amount, left.held)
          const ofGranted = Math.min(amount - ofHeld, left.granted)
          const ofStay = amount - ofHeld - ofGranted
          assert.equal(of(lost.granted, 'gateway'), ofGranted)
          assert.equal(of(lost.ofStay, 'gateway'), ofHeld + ofStay)
          plain.push(...paymentLost(plain, ofStay, lines).ofStay)
          books.push(...lost.ofStay, ...lost.granted.map(asGranted))
          left.held -= ofHeld
          left.granted -= ofGranted
          left.stay -= ofStay
          for (const account of ['tax', 'platformFee', 'rounding'] as const) {
            assert.equal(of(books, account), of(plain, account), account)
          }
          assert.equal(of(books, 'deposit'), left.held)
          assert.equal(of(books, 'hostPayable'), of(plain, 'hostPayable') + left.granted)
        }
        assert.isAtMost(of(books, 'hostPayable'), base + granted)
      })
    )
  })

  test('is no price: the fee’s credit note has the tax of its invoice', ({ assert }) => {
    const { books, lines, total } = grantedStay(1_000_000, 500_000, 500_000)
    const earnedIn = (postings: readonly Posting[]) =>
      feeWithTax({
        fee: of(postings, 'platformFee'),
        tax: of(postings, 'tax'),
        share: of(postings, 'hostPayable'),
      })
    const invoiced = earnedIn(stayPaid(lines, total))
    const { granted, ofStay } = paymentLost(books, total + 500_000, lines)
    assert.deepEqual(earnedIn(ofStay), { net: -invoiced.net, tax: -invoiced.tax })
    assert.deepEqual(netOf(granted), [
      { account: 'gateway', amount: -500_000 },
      { account: 'hostPayable', amount: 500_000 },
    ])
    assert.deepEqual(netOf([...books, ...ofStay, ...granted]), [])
  })

  test('goes back by a part of the stay as without: what was granted stays the host’s', ({
    assert,
  }) => {
    fc.assert(
      fc.property(...anyStay, (priceMinor, deposit, share) => {
        const { books, lines, total } = grantedStay(priceMinor, deposit, deposit)
        const amount = Math.floor((total * share) / 100)
        const back = refundWithDeposit(0, books, amount, lines)
        assert.deepEqual(
          netOf(back),
          netOf(refundWithDeposit(0, stayPaid(lines, total), amount, lines))
        )
        assert.throws(() => refundWithDeposit(0, books, total + 1, lines), RangeError)
      })
    )
  })

  test('is taken from whoever holds each: the share, and what was granted', ({ assert }) => {
    const { base, books, lines, total } = grantedStay(1_000_000, 500_000, 500_000)
    const passed = [...books.map(shared), ...sharePassedOn(500_000, HOST, HEIR).map(asGranted)]
    const { granted, ofStay } = paymentLost(passed, total + 500_000, lines)
    const sharesIn = (postings: readonly Posting[]) =>
      postings
        .filter(({ account }) => account === 'hostPayable')
        .map(({ amount, hostId }) => ({ amount, hostId }))
    assert.deepEqual(sharesIn(granted), [{ amount: 500_000, hostId: HEIR }])
    assert.deepEqual(sharesIn(ofStay), [{ amount: base, hostId: HOST }])
  })
})
