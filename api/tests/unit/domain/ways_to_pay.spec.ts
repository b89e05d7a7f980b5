import { test } from '@japa/runner'
import { BOOKING_PAYMENT_STATUSES } from '#domain/payment_lifecycle'
import { isPaidOnline } from '#domain/ways_to_pay'

const stay = {
  totalKesMinor: 24_000_000,
  depositMinor: 0,
  currency: 'KES' as const,
  kesRate: 1000,
  isByHand: false,
  paymentNotedAt: null,
  paymentStatus: 'unpaid' as const,
}

const NOTED_AT = new Date('2026-11-25T09:00:00Z')

const upTo = (most: number) => (kesMinor: number) => (kesMinor <= most ? ['mpesa'] : [])
const always = () => ['paystack']
const never = () => []

test.group('A stay is paid online', () => {
  test('where a gateway takes what it costs at once, and else to its host', ({ assert }) => {
    assert.isTrue(isPaidOnline(stay, upTo(24_000_000)))
    assert.isFalse(isPaidOnline(stay, upTo(23_999_999)))
    assert.isTrue(isPaidOnline(stay, () => ['mpesa', 'paystack']))
    assert.isFalse(isPaidOnline(stay, never))
  })

  test('by price and deposit together', ({ assert }) => {
    const withDeposit = { ...stay, depositMinor: 1_000_000 }
    assert.isTrue(isPaidOnline(withDeposit, upTo(25_000_000)))
    assert.isFalse(isPaidOnline(withDeposit, upTo(24_999_999)))
  })

  test('with a deposit in another currency at the stay’s rate, in whole shillings', ({
    assert,
  }) => {
    const dollars = {
      ...stay,
      currency: 'USD' as const,
      kesRate: 129_505,
      totalKesMinor: 1_000_000,
      depositMinor: 10_000,
    }
    assert.isTrue(isPaidOnline(dollars, upTo(2_295_100)))
    assert.isFalse(isPaidOnline(dollars, upTo(2_295_099)))
  })

  test('once a payment online has begun, also where no gateway takes it any more', ({ assert }) => {
    const online = BOOKING_PAYMENT_STATUSES.filter((paymentStatus) =>
      isPaidOnline({ ...stay, paymentStatus }, never)
    )
    assert.deepEqual(online, ['pending', 'paid', 'refunding', 'refunded'])
  })

  test('whatever has become of its payment where a gateway takes it', ({ assert }) => {
    for (const paymentStatus of BOOKING_PAYMENT_STATUSES) {
      assert.isTrue(isPaidOnline({ ...stay, paymentStatus }, always), paymentStatus)
    }
  })
})

test.group('A stay is paid to its host', () => {
  test('when the host wrote it down, whatever gateways there are', ({ assert }) => {
    for (const paymentStatus of BOOKING_PAYMENT_STATUSES) {
      const byHand = { ...stay, isByHand: true, paymentStatus }
      assert.isFalse(isPaidOnline(byHand, always), paymentStatus)
      assert.isFalse(isPaidOnline(byHand, never), paymentStatus)
    }
  })

  test('when the host noted that it was paid, whatever gateways there are by now', ({ assert }) => {
    for (const paymentStatus of ['unpaid', 'paid'] as const) {
      const noted = { ...stay, paymentNotedAt: NOTED_AT, paymentStatus }
      assert.isFalse(isPaidOnline(noted, always), paymentStatus)
      assert.isFalse(isPaidOnline(noted, never), paymentStatus)
    }
  })

  test('when the host both wrote it down and noted that it was paid', ({ assert }) => {
    const noted = { ...stay, isByHand: true, paymentNotedAt: NOTED_AT }
    assert.isFalse(isPaidOnline({ ...noted, paymentStatus: 'paid' }, always))
  })
})
