import { test } from '@japa/runner'
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payment_lifecycle'
import {
  isLeftToPerson,
  isStanding,
  paidForStay,
  REFUND_REASONS,
  refundParts,
  refundSaid,
  refundsWithDeposit,
  type RefundReason,
  type RefundState,
  type Standing,
} from '#domain/refunds'

const payment = (known: Partial<Standing> & { amountMinor: number }): Standing => ({
  gateway: 'paystack',
  lostMinor: null,
  depositMinor: 0,
  depositKeptMinor: 0,
  depositLostMinor: 0,
  moreMinor: null,
  refunds: [],
  ...known,
})

const back = (amountMinor: number, depositMinor = 0) => ({
  amountMinor,
  depositMinor,
  priceMinor: amountMinor - depositMinor,
})

test.group('A refund that its gateway does not make', () => {
  test('after {tries} tries and {hours} hours is a person’s: {isLeft}')
    .with([
      { tries: 0, hours: 0, isLeft: false },
      { tries: 4, hours: 23.99, isLeft: false },
      { tries: 5, hours: 0, isLeft: true },
      { tries: 6, hours: 0, isLeft: true },
      { tries: 0, hours: 24, isLeft: true },
      { tries: 4, hours: 25, isLeft: true },
      { tries: 5, hours: 24, isLeft: true },
    ])
    .run(({ assert }, { tries, hours, isLeft }) => {
      assert.equal(isLeftToPerson({ tries, hours }), isLeft)
    })
})

test.group('A payment that a stay is paid by', () => {
  const standing = (lostMinor: number | null, ...reasons: RefundReason[]) =>
    PAYMENT_STATUSES.filter((status: PaymentStatus) =>
      isStanding({ status, lostMinor, refunds: reasons.map((reason) => ({ reason })) })
    )

  test('is one that is paid, and one that the guest’s bank took back whole', ({ assert }) => {
    assert.deepEqual(standing(null), ['paid'])
    assert.deepEqual(standing(10_000), ['paid', 'refunded'])
  })

  test('is none that came late, whatever else went back of it', ({ assert }) => {
    for (const lostMinor of [null, 10_000]) {
      assert.deepEqual(standing(lostMinor, 'lateMoney'), [])
      assert.deepEqual(standing(lostMinor, 'otherDates', 'lateMoney'), [])
    }
  })

  test('stays one when a part goes back for another reason', ({ assert }) => {
    const others = REFUND_REASONS.filter((reason) => reason !== 'lateMoney')
    assert.deepEqual(others, ['cancellation', 'otherDates', 'leftEarly', 'depositReturned'])
    for (const reason of others) {
      assert.deepEqual(standing(null, reason), ['paid'])
      assert.deepEqual(standing(10_000, reason), ['paid', 'refunded'])
    }
  })
})

test.group('What was paid for a stay', () => {
  test('leaves out the deposit, in what was paid, went back and was lost', ({ assert }) => {
    const paid = payment({
      amountMinor: 15_000,
      depositMinor: 5000,
      lostMinor: 4000,
      depositKeptMinor: 0,
      depositLostMinor: 3000,
      refunds: [back(2000), back(1500, 500), back(1500, 1500)],
    })
    const known = { amountMinor: 10_000, back: 3000, lost: 1000, gateway: 'paystack' }
    assert.deepEqual(paidForStay(paid), known)
  })

  test('is all of it without a deposit', ({ assert }) => {
    const known = { amountMinor: 10_000, back: 0, lost: 0, gateway: 'mpesa' }
    assert.deepEqual(paidForStay(payment({ amountMinor: 10_000, gateway: 'mpesa' })), known)
  })
})

test.group('What goes back of a stay’s price', () => {
  const first = payment({ amountMinor: 10_000 })

  test('is a part of what is left of a payment of which some went back', ({ assert }) => {
    const second = payment({ amountMinor: 5000, moreMinor: 5000, refunds: [back(2000)] })
    assert.deepEqual(refundParts([first, second], 1000, 13_000), [
      { payment: second, priceMinor: 1000, amountMinor: 1000 },
    ])
  })

  test('is all that was paid where all of it goes back, without rounding', ({ assert }) => {
    const paid = payment({ amountMinor: 10_049, gateway: 'mpesa' })
    assert.deepEqual(refundParts([paid], 10_049, 10_049), [
      { payment: paid, priceMinor: 10_049, amountMinor: 10_049 },
    ])
  })

  test('is nothing where all of the price is kept, also when rounding left a shilling', ({
    assert,
  }) => {
    const rounded = payment({ amountMinor: 10_000, gateway: 'mpesa', refunds: [back(5000)] })
    assert.deepEqual(refundParts([rounded], 0, 4840), [])
    assert.deepEqual(refundsWithDeposit([rounded], 0, 4840), [])
  })
})

test.group('What goes back of a stay that is called off', () => {
  const first = payment({ amountMinor: 15_000, depositMinor: 5000 })
  const second = payment({ amountMinor: 6000, moreMinor: 6000 })

  test('is of the newest payment first, and the deposit in one part with the price', ({
    assert,
  }) => {
    assert.deepEqual(refundsWithDeposit([first, second], 8000, 16_000), [
      { payment: second, priceMinor: 6000, depositMinor: 0, amountMinor: 6000 },
      { payment: first, priceMinor: 2000, depositMinor: 5000, amountMinor: 7000 },
    ])
  })

  test('is the deposit alone where the policy keeps the price', ({ assert }) => {
    assert.deepEqual(refundsWithDeposit([first, second], 0, 16_000), [
      { payment: first, priceMinor: 0, depositMinor: 5000, amountMinor: 5000 },
    ])
  })

  test('is nothing of a deposit that went back before', ({ assert }) => {
    const returned = { ...first, refunds: [back(5000, 5000)] }
    assert.deepEqual(refundsWithDeposit([returned, second], 0, 16_000), [])
  })
})

test.group('The refund that a message without its number is about', () => {
  const refund = (state: RefundState, amountMinor: number, known = {}) => {
    return { state, amountMinor, reference: null, receipt: null, ...known }
  }
  const said = (refunds: ReturnType<typeof refund>[], number: string | null, amountMinor: number) =>
    refundSaid(refunds, { number, amountMinor })

  test('is the one asked for, or one as large that was made, not just any without a number', ({
    assert,
  }) => {
    const [made, asked] = [refund('processed', 300), refund('requested', 500)]
    assert.equal(said([made, asked], null, 500), asked)
    assert.equal(said([asked, made], null, 300), made)
  })

  test('is none that failed, however large it was', ({ assert }) => {
    const [failed, asked] = [refund('failed', 500), refund('requested', 500)]
    assert.equal(said([failed, asked], null, 500), asked)
    assert.isNull(said([failed], null, 500))
  })

  test('a number is that of asking or of the receipt, and names also one that failed', ({
    assert,
  }) => {
    const made = refund('processed', 500, { reference: 'A-1', receipt: 'R-1' })
    const failed = refund('failed', 500, { reference: 'A-2' })
    const asked = refund('requested', 500, { reference: 'A-3' })
    const all = [made, failed, asked]
    assert.equal(said(all, 'A-1', 400), made)
    assert.equal(said(all, 'R-1', 400), made)
    assert.equal(said(all, 'A-2', 500), failed)
    assert.equal(said(all, 'A-3', 500), asked)
  })
})
