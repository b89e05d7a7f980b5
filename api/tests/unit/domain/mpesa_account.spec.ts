import { test } from '@japa/runner'
import { accountOf, bookingOfAccount } from '#domain/mpesa_account'

test.group('The account of an M-Pesa payment', () => {
  test('is of one stay alone, however many there are, and fits', ({ assert }) => {
    for (const booking of [1, 12, 999_999, 1_000_000, 10_000_001, 99_999_999_999]) {
      const account = accountOf(`Makao ${booking}`)
      assert.isAtMost(account.length, 12)
      assert.equal(bookingOfAccount(account), booking)
    }
    assert.equal(accountOf('Makao 17'), 'Makao 17')
  })

  test('is of none where somebody else wrote it', ({ assert }) => {
    for (const account of ['Makao', 'Makao x1', 'M17', 'Makao 1000000', 'Rent 17', '17']) {
      assert.isNull(bookingOfAccount(account))
    }
  })
})
