import fc from 'fast-check'
import { test } from '@japa/runner'
import { wholeShillings } from '#domain/money'
import { darajaProblem, isReversed, promptResult } from '#domain/mpesa_results'
import { refundPart, refundSaid, type RefundState } from '#domain/refunds'
import { cardResult, refundResult } from '#domain/paystack_results'

const NO_DEPOSIT = { depositMinor: 0, depositKeptMinor: 0, depositLostMinor: 0 }

test.group('What Daraja says of a prompt', () => {
  test('{code} is {outcome}')
    .with([
      { code: '1', outcome: 'insufficientFunds' },
      { code: '2', outcome: 'declined' },
      { code: '3', outcome: 'limitReached' },
      { code: '4', outcome: 'limitReached' },
      { code: '8', outcome: 'declined' },
      { code: '17', outcome: 'repeatedTooSoon' },
      { code: '26', outcome: 'gatewayBusy' },
      { code: '1001', outcome: 'subscriberLocked' },
      { code: '1019', outcome: 'timedOut' },
      { code: '1025', outcome: 'gatewayBusy' },
      { code: '1032', outcome: 'cancelledByUser' },
      { code: '1037', outcome: 'phoneUnreachable' },
      { code: '2001', outcome: 'wrongPin' },
      { code: '2028', outcome: 'declined' },
      { code: '8006', outcome: 'pinLocked' },
      { code: '9999', outcome: 'gatewayBusy' },
      { code: 'SFC_IC0003', outcome: 'declined' },
      { code: 'constructor', outcome: 'declined' },
    ])
    .run(({ assert }, { code, outcome }) => {
      assert.deepEqual(promptResult(code) as object, { status: 'failed', outcome })
    })

  test('0 alone is paid, and what is being processed is not decided', ({ assert }) => {
    assert.deepEqual(promptResult('0'), { status: 'paid' })
    assert.deepEqual(promptResult('4999'), { status: 'pending' })
    assert.notEqual(promptResult('00').status, 'paid')
    assert.notEqual(promptResult('').status, 'paid')
  })

  test('one code of its errors has three meanings, told by their words', ({ assert }) => {
    const meaning = (words: string) => darajaProblem('500.001.1001', words)
    assert.equal(meaning('The transaction is being processed'), 'underWay')
    assert.equal(
      meaning('Unable to lock subscriber, a transaction is already in'),
      'subscriberLocked'
    )
    assert.equal(meaning('Wrong credentials'), 'other')
    assert.equal(darajaProblem('404.001.03', 'Invalid Access Token'), 'token')
    assert.equal(darajaProblem('500.003.02', 'System is busy'), 'busy')
    assert.equal(darajaProblem('500.003.03', 'Quota violation'), 'busy')
    assert.equal(darajaProblem('400.002.02', 'Invalid Amount'), 'other')
  })

  test('a reversal that was made before is made', ({ assert }) => {
    assert.deepEqual(['0', 'R000001', 'R000002', '2001', ''].map(isReversed), [
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('it moves whole shillings: half a one is rounded up', ({ assert }) => {
    assert.deepEqual(
      [0, 49, 50, 149, 150, 1_234_550].map(wholeShillings),
      [0, 0, 100, 100, 200, 1_234_600]
    )
  })
})

test.group('What of a payment goes back', () => {
  const part = (gateway: string, amountMinor: number, refund: number, lostMinor = 0) =>
    refundPart({ ...NO_DEPOSIT, amountMinor, gateway, lostMinor, refunds: [] }, refund, 10_010)

  test('is all of it when all of the price does, whatever was rounded', ({ assert }) => {
    assert.equal(part('mpesa', 1_296_300, 10_010), 1_296_300)
    assert.equal(part('simulator', 10_010, 10_010), 10_010)
  })

  test('is its share in the currency it was paid in, by M-Pesa in whole shillings', ({
    assert,
  }) => {
    assert.equal(part('simulator', 10_010, 5005), 5005)
    assert.equal(part('paystack', 1_296_295, 5005), 648_148)
    assert.equal(part('mpesa', 1_296_300, 5005), 648_200)
    assert.equal(part('mpesa', 1_296_300, 0), 0)
  })

  test('in several parts is what it would be at once, to the cent', ({ assert }) => {
    const anyPart = fc.integer({ min: 1, max: 3_000_000 })
    const gateways = fc.constantFrom('mpesa', 'paystack')
    fc.assert(
      fc.property(
        gateways,
        anyPart,
        fc.array(anyPart, { minLength: 1 }),
        (gateway, rest, parts) => {
          const price = parts.reduce((sum, amount) => sum + amount, rest)
          const amountMinor = gateway === 'mpesa' ? wholeShillings(price * 2) : price
          const refunds: { amountMinor: number; priceMinor: number; depositMinor: number }[] = []
          let total = price
          for (const priceMinor of [...parts, rest]) {
            const payment = { ...NO_DEPOSIT, amountMinor, gateway, lostMinor: null, refunds }
            const before = refunds.reduce((sum, one) => sum + one.amountMinor, 0)
            const owed = refundPart(payment, priceMinor, total)
            const whole = { ...payment, refunds: [] }
            assert.equal(before + owed, refundPart(whole, price - total + priceMinor, price))
            refunds.push({ amountMinor: owed, priceMinor, depositMinor: 0 })
            total -= priceMinor
          }
          const back = refunds.reduce((sum, one) => sum + one.amountMinor, 0)
          assert.equal(back, amountMinor)
        }
      )
    )
  })

  test('is less what a guest’s bank took back itself, and never below nothing', ({ assert }) => {
    assert.equal(part('paystack', 10_010, 10_010, 4000), 6010)
    assert.equal(part('paystack', 10_010, 5005, 4000), 1005)
    assert.equal(part('paystack', 10_010, 5005, 6000), 0)
  })
})

test.group('Which refund a gateway speaks of', () => {
  const refund = (state: RefundState, amountMinor: number, reference: string | null = null) => ({
    state,
    amountMinor,
    reference,
    receipt: state === 'processed' ? (reference ?? 'R-1') : null,
  })

  test('is the one with its number, and else the one that is asked for', ({ assert }) => {
    const [done, asked] = [refund('processed', 500, '7'), refund('requested', 500, '8')]
    const said = (number: string | null, amountMinor = 500) =>
      refundSaid([done, asked], { number, amountMinor })
    assert.equal(said('7'), done)
    assert.equal(said('8'), asked)
    assert.equal(said(null, 400), asked)
    assert.isNull(refundSaid([], { number: '7', amountMinor: 500 }))
  })

  test('is none that is still asked for when it may repeat what was said before', ({ assert }) => {
    const [done, asked] = [refund('processed', 500), refund('requested', 500)]
    assert.equal(refundSaid([done, asked], { number: '99', amountMinor: 500 }), done)
    const other = refund('requested', 300)
    assert.equal(refundSaid([done, other], { number: '99', amountMinor: 300 }), other)
  })
})

test.group('What Paystack says', () => {
  test('of a transaction: success alone is paid; what nobody has finished may still be', ({
    assert,
  }) => {
    assert.deepEqual(cardResult('success', 'Approved'), { status: 'paid' })
    for (const status of ['abandoned', 'ongoing', 'pending', 'processing', 'queued']) {
      assert.deepEqual(cardResult(status, ''), { status: 'pending' })
    }
  })

  test('of a failure: {words}')
    .with([
      { words: 'Insufficient Funds', outcome: 'insufficientFunds' },
      { words: 'Exceeds withdrawal limit', outcome: 'limitReached' },
      { words: 'Cancelled by customer', outcome: 'cancelledByUser' },
      { words: 'Incorrect PIN', outcome: 'wrongPin' },
      { words: 'Transaction timed out', outcome: 'timedOut' },
      { words: 'Declined', outcome: 'declined' },
    ])
    .run(({ assert }, { words, outcome }) => {
      assert.deepEqual(cardResult('failed', words) as object, { status: 'failed', outcome })
    })

  test('of a refund: processed alone is done', ({ assert }) => {
    const said = ['processed', 'failed', 'pending', 'processing', 'needs-attention']
    assert.deepEqual(said.map(refundResult), ['done', 'failed', 'asked', 'asked', 'asked'])
  })
})
