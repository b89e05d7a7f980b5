import { test } from '@japa/runner'
import { depositPaid, differencesBack, moneyBack, moneyBackWord } from '#domain/money_back'

const NOW = 1_000_000

type Paid = Parameters<typeof moneyBack>[0][number]
type Part = Paid['refunds'][number]

const partOf = (part: Partial<Part>): Part => ({
  reason: 'cancellation',
  state: 'processed',
  at: NOW,
  amountMinor: 0,
  priceMinor: part.amountMinor ?? 0,
  depositMinor: 0,
  ...part,
})

const paid = (payment: Partial<Paid> = {}): Paid => ({
  status: 'paid',
  currency: 'KES',
  gateway: 'mpesa',
  amountMinor: 1_000_000,
  moreMinor: null,
  lostMinor: null,
  depositMinor: 0,
  depositKeptMinor: 0,
  depositLostMinor: 0,
  refunds: [],
  ...payment,
})

const kes = (amountMinor: number) => [{ amountMinor, currency: 'KES' as const }]
const stands = { cancelledAt: null, toCome: null }
const called = { cancelledAt: NOW, toCome: null }

test.group('What goes back of a stay that is called off', () => {
  test('is what is still to be owed of its price, with the deposit beside it', ({ assert }) => {
    const payments = [paid({ amountMinor: 1_200_000, depositMinor: 200_000 })]
    const back = moneyBack(payments, {
      cancelledAt: null,
      toCome: { refund: 500_000, total: 1_000_000 },
    })
    assert.deepEqual(back, { stay: kes(500_000), deposit: kes(200_000), of: kes(1_000_000) })
    assert.equal(moneyBackWord(payments, back), 'part')
  })

  test('comes of payments that stand alone: money that was late pays for no stay', ({ assert }) => {
    const late = partOf({ reason: 'lateMoney', amountMinor: 1_000_000, at: NOW - 1 })
    const payments = [paid(), paid({ status: 'refundDue', refunds: [late] })]
    const back = moneyBack(payments, {
      cancelledAt: null,
      toCome: { refund: 1_000_000, total: 1_000_000 },
    })
    assert.deepEqual(back, { stay: kes(1_000_000), deposit: [], of: kes(1_000_000) })
    assert.equal(moneyBackWord(payments, back), 'all')
  })

  test('is what was owed when it was called off, sent or not', ({ assert }) => {
    for (const state of ['requested', 'processed', 'failed'] as const) {
      const refund = partOf({
        amountMinor: 700_000,
        priceMinor: 500_000,
        depositMinor: 200_000,
        state,
      })
      const payments = [paid({ amountMinor: 1_200_000, depositMinor: 200_000, refunds: [refund] })]
      const back = moneyBack(payments, called)
      assert.deepEqual(back, { stay: kes(500_000), deposit: kes(200_000), of: kes(1_000_000) })
    }
  })

  test('is in the currencies that were paid', ({ assert }) => {
    const payments = [
      paid({ refunds: [partOf({ amountMinor: 1_000_000 })] }),
      paid({
        currency: 'USD',
        gateway: 'paystack',
        amountMinor: 4000,
        refunds: [partOf({ amountMinor: 1000 })],
      }),
    ]
    const back = moneyBack(payments, called)
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const })
    assert.deepEqual(back.stay, [...kes(1_000_000), usd(1000)])
    assert.deepEqual(back.of, [...kes(1_000_000), usd(4000)])
    assert.equal(moneyBackWord(payments, back), 'part', 'all of one currency is not all')
  })

  test('has nothing of what went back while the stay stood', ({ assert }) => {
    const before = partOf({ reason: 'otherDates', amountMinor: 300_000, at: NOW + 1 })
    const refund = partOf({ amountMinor: 700_000 })
    const payments = [paid({ refunds: [before, refund] })]
    const back = moneyBack(payments, called)
    assert.deepEqual(back, { stay: kes(700_000), deposit: [], of: kes(700_000) })
    assert.equal(moneyBackWord(payments, back), 'all')
  })

  test('has money that came late for it, and none that was late before', ({ assert }) => {
    const late = (at: number) =>
      paid({
        status: 'refunded',
        refunds: [partOf({ reason: 'lateMoney', amountMinor: 1_000_000, at })],
      })
    assert.deepEqual(moneyBack([late(NOW)], called).stay, kes(1_000_000))
    assert.deepEqual(moneyBack([late(NOW - 1)], called), { stay: [], deposit: [], of: [] })
    assert.deepEqual(moneyBack([late(NOW)], stands).stay, [], 'of a stay that stands')
  })

  test('is nothing of what the guest’s bank has taken back', ({ assert }) => {
    const part = [paid({ lostMinor: 400_000, refunds: [partOf({ amountMinor: 600_000 })] })]
    const back = moneyBack(part, called)
    assert.deepEqual(back.of, kes(600_000))
    assert.equal(moneyBackWord(part, back), 'all')

    const whole = [paid({ status: 'refunded', lostMinor: 1_000_000 })]
    assert.equal(moneyBackWord(whole, moneyBack(whole, called)), 'taken')
  })

  test('is said in a word', ({ assert }) => {
    const said = (payments: Paid[]) => moneyBackWord(payments, moneyBack(payments, called))
    assert.equal(said([]), 'none')
    assert.equal(said([paid()]), 'kept')
    assert.equal(said([paid({ refunds: [partOf({ amountMinor: 999_900 })] })]), 'part')
    assert.equal(said([paid({ refunds: [partOf({ amountMinor: 1_000_000 })] })]), 'all')
  })
})

test.group('What goes back of a stay that stands', () => {
  test('is the difference of other dates, sent apart from what is still to be sent', ({
    assert,
  }) => {
    const refunds = [
      partOf({ reason: 'otherDates', amountMinor: 100, state: 'processed' }),
      partOf({ reason: 'otherDates', amountMinor: 20, state: 'requested' }),
      partOf({ reason: 'otherDates', amountMinor: 3, state: 'failed' }),
      partOf({ reason: 'cancellation', amountMinor: 5000 }),
      partOf({ reason: 'depositReturned', amountMinor: 7000, state: 'requested' }),
    ]
    assert.deepEqual(differencesBack([paid({ refunds })], true), kes(100))
    assert.deepEqual(differencesBack([paid({ refunds })], false), kes(23))
    assert.isEmpty(differencesBack([paid({ refunds })], true, 'leftEarly'))
    const early = [partOf({ reason: 'leftEarly', amountMinor: 7, state: 'requested' })]
    assert.deepEqual(differencesBack([paid({ refunds: early })], false, 'leftEarly'), kes(7))
    assert.isEmpty(differencesBack([paid({ refunds: early })], false))
    assert.isEmpty(differencesBack([paid()], true))
  })
})

test.group('A deposit as it was paid', () => {
  test('is what is held of it, and what a bank took is not', ({ assert }) => {
    const of = (payment: Partial<Paid>) => depositPaid([paid(), paid(payment)])
    assert.deepEqual(of({ depositMinor: 200_000 }), kes(200_000)[0])
    assert.deepEqual(
      of({ depositMinor: 200_000, depositKeptMinor: 0, depositLostMinor: 50_000 }),
      kes(150_000)[0]
    )
    assert.deepEqual(of({ depositMinor: 4000, currency: 'USD' }), {
      amountMinor: 4000,
      currency: 'USD',
    })
    assert.isNull(of({ depositMinor: 0 }))
    assert.isNull(depositPaid([]))
  })

  test('is what went back of it, once it did', ({ assert }) => {
    const refunds = [
      partOf({ amountMinor: 700_000, depositMinor: 120_000 }),
      partOf({ reason: 'depositReturned', amountMinor: 30_000, depositMinor: 30_000 }),
    ]
    const payment = paid({
      depositMinor: 200_000,
      depositKeptMinor: 0,
      depositLostMinor: 50_000,
      refunds,
    })
    assert.deepEqual(depositPaid([payment]), kes(150_000)[0])
  })

  test('is what its host has of it, or else what a bank took, where nothing else is left', ({
    assert,
  }) => {
    const of = (payment: Partial<Paid>) =>
      depositPaid([paid({ depositMinor: 200_000, ...payment })])
    assert.deepEqual(of({ depositKeptMinor: 200_000 }), kes(200_000)[0])
    const part = { depositKeptMinor: 50_000, depositLostMinor: 150_000 }
    assert.deepEqual(of(part), kes(50_000)[0])
    const nothing = partOf({ reason: 'depositReturned', depositMinor: 0 })
    assert.deepEqual(of({ depositLostMinor: 200_000, refunds: [nothing] }), kes(200_000)[0])
  })
})
