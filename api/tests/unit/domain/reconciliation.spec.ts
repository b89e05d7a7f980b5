import fc from 'fast-check'
import { test } from '@japa/runner'
import {
  compare,
  comparePayouts,
  kindOfMessage,
  paymentsToTakeUp,
  stepsOf,
} from '#domain/reconciliation'
import type { Booked, Moved } from '#domain/reconciliation'
import type { PaymentStatus } from '#domain/payment_lifecycle'

const DAY = '2026-11-22'

const booked = (changes: Partial<Booked> = {}): Booked => ({
  id: 7,
  intentId: 'pay_7',
  status: 'paid',
  amountMinor: 450_000,
  currency: 'KES',
  refunds: [],
  receipt: '4007',
  day: DAY,
  isExpected: true,
  ...changes,
})

const moved = (changes: Partial<Moved> = {}): Moved => ({
  movement: 'payment',
  number: '4007',
  of: 'pay_7',
  amountMinor: 450_000,
  currency: 'KES',
  day: DAY,
  ...changes,
})

const wentBack = (changes: Partial<Moved> = {}) =>
  moved({ movement: 'refund', number: '900', of: '4007', ...changes })

type BookedRefund = Booked['refunds'][number]

const part = (changes: Partial<BookedRefund> = {}): BookedRefund => ({
  amountMinor: 450_000,
  number: '900',
  day: DAY,
  isExpected: true,
  ...changes,
})

const returned = (changes: Partial<Booked> = {}) =>
  booked({ status: 'refunded', refunds: [part()], ...changes })

const kinds = (listed: Moved[], ours: Booked[]) => compare(listed, ours).map(({ kind }) => kind)

test.group('A gateway’s list and our books', () => {
  test('agree when each payment is on both, with its refund', ({ assert }) => {
    assert.deepEqual(compare([moved()], [booked()]), [])
    assert.deepEqual(compare([moved(), wentBack()], [returned()]), [])
    const half = returned({ refunds: [part({ amountMinor: 200_000 })] })
    assert.deepEqual(compare([moved(), wentBack({ amountMinor: 200_000 })], [half]), [])
  })

  test('differ by what moved there and not here', ({ assert }) => {
    for (const status of ['starting', 'pending', 'failed', 'expired'] as PaymentStatus[]) {
      const [found] = compare([moved()], [booked({ status })])
      assert.include(found, { kind: 'unmatched', reference: 'pay_7', paymentId: 7, ours: null })
      assert.deepEqual(paymentsToTakeUp([found], [moved()]), [moved()])
    }
    const [byHand] = compare([moved(), wentBack({ amountMinor: 100 })], [booked()])
    assert.include(byHand, { kind: 'unmatched', movement: 'refund', reference: 'refund/900' })
    assert.isEmpty(paymentsToTakeUp([byHand], [moved(), wentBack()]))
  })

  test('what went back meanwhile waits for a person, and is not taken up', ({ assert }) => {
    const late = booked({ status: 'expired' })
    for (const listed of [[moved({ isBack: true })], [moved(), wentBack()]]) {
      const found = compare(listed, [late])
      assert.include(found[0], { kind: 'unmatched', movement: 'payment' })
      assert.isEmpty(paymentsToTakeUp(found, listed))
    }
  })

  test('of two refunds the one that is not in the books is too many, whichever is listed first', ({
    assert,
  }) => {
    const ours = returned()
    const later = wentBack({ number: '901', day: '2026-11-23' })
    for (const listed of [
      [moved(), later, wentBack({ number: '900' })],
      [moved(), wentBack({ number: '900' }), later],
    ]) {
      const [found] = compare(listed, [ours])
      assert.include(found, { kind: 'double', reference: 'refund/901', day: '2026-11-23' })
    }
  })

  test('agree on each part of a payment that went back, and find the one that did not', ({
    assert,
  }) => {
    const first = part({ amountMinor: 100_000 })
    const second = part({ amountMinor: 100_000, number: '901' })
    const ours = booked({ status: 'paid', refunds: [first, second] })
    const listed = (number: string, amountMinor = 100_000) => wentBack({ number, amountMinor })
    assert.deepEqual(compare([moved(), listed('901'), listed('900')], [ours]), [])
    const [lost] = compare([moved(), listed('901')], [ours])
    assert.include(lost, { kind: 'missing', movement: 'refund', reference: 'refund/900' })
    const [more] = compare([moved(), listed('900'), listed('902'), listed('901')], [ours])
    assert.include(more, { kind: 'double', reference: 'refund/902' })
    assert.deepEqual(kinds([moved(), listed('901'), listed('902', 1)], [ours]), ['wrongAmount'])
  })

  test('differ by what is here and not there', ({ assert }) => {
    for (const status of ['paid', 'refundDue'] as const) {
      const [found] = compare([], [booked({ status })])
      assert.include(found, { kind: 'missing', reference: 'pay_7', theirs: null })
    }
    assert.deepEqual(kinds([moved()], [returned()]), ['missing'])
    assert.deepEqual(kinds([], [booked({ status: 'pending' }), booked({ isExpected: false })]), [])
  })

  test('differ by a cent, by a currency, by one too many and by a name', ({ assert }) => {
    assert.deepEqual(kinds([moved({ amountMinor: 449_999 })], [booked()]), ['wrongAmount'])
    assert.deepEqual(kinds([moved({ currency: 'USD' })], [booked()]), ['wrongCurrency'])
    assert.deepEqual(kinds([moved(), moved({ number: '4008' })], [booked()]), ['double'])
    assert.deepEqual(kinds([moved(), wentBack(), wentBack({ number: '901' })], [returned()]), [
      'double',
    ])
    assert.deepEqual(kinds([moved({ of: 'pay_8' })], []), ['unknownReference'])
    assert.deepEqual(kinds([moved({ of: null })], []), ['unknownReference'])
  })

  test('a wrong amount is not taken up, whatever our books say', ({ assert }) => {
    const found = compare([moved({ amountMinor: 1 })], [booked({ status: 'expired' })])
    assert.deepEqual(
      found.map(({ kind, ours }) => [kind, ours?.amountMinor]),
      [['wrongAmount', 450_000]]
    )
    assert.isEmpty(paymentsToTakeUp(found, [moved({ amountMinor: 1 })]))
  })

  test('differ by payouts as by payments', ({ assert }) => {
    const sent = {
      id: 3,
      reference: 'UKN1ABCDEF',
      amountMinor: 450_000,
      currency: 'KES' as const,
      day: DAY,
      isExpected: true,
      isSent: true,
    }
    const out = (number: string, amountMinor = 450_000) =>
      moved({ movement: 'payout', number, of: number, amountMinor })
    assert.deepEqual(comparePayouts([out('UKN1ABCDEF')], [sent]), [])
    const kindsOf = (listed: Moved[], isSent = true) =>
      comparePayouts(listed, [{ ...sent, isSent }]).map(({ kind, movement, reference }) =>
        [movement, kind, reference].join(' ')
      )
    assert.deepEqual(kindsOf([]), ['payout missing payout/3'])
    assert.deepEqual(kindsOf([out('UKN1ABCDEF', 1)]), ['payout wrongAmount payout/UKN1ABCDEF'])
    assert.deepEqual(kindsOf([out('UKN1ABCDEF')], false), ['payout unmatched payout/UKN1ABCDEF'])
    assert.deepEqual(kindsOf([out('UKN1ABCDEF'), out('UKN2ABCDEF')]), [
      'payout unknownReference payout/UKN2ABCDEF',
    ])
  })

  test('of many payments those that were changed are found, and no others', ({ assert }) => {
    const change = fc.constantFrom('none', 'dropped', 'doubled', 'amount', 'currency')
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const ours = changes.map((_, at) =>
          booked({ id: at + 1, intentId: `pay_${at}`, receipt: `4${at}`, amountMinor: 1000 + at })
        )
        const listed = changes.flatMap((changed, at) => {
          const one = moved({ of: `pay_${at}`, number: `4${at}`, amountMinor: 1000 + at })
          if (changed === 'dropped') return []
          if (changed === 'doubled') return [one, { ...one, number: `5${at}` }]
          if (changed === 'amount') return [{ ...one, amountMinor: one.amountMinor + 1 }]
          return changed === 'currency' ? [{ ...one, currency: 'USD' }] : [one]
        })
        const found = compare(listed, ours)
        const wrong = changes.flatMap((changed, at) => (changed === 'none' ? [] : [at + 1]))
        assert.sameMembers(
          found.map(({ paymentId }) => paymentId),
          wrong
        )
        const names = found.map(({ kind, reference }) => `${kind} ${reference}`)
        assert.lengthOf(new Set(names), found.length)
      })
    )
  })
})

test.group('A message that was not believed', () => {
  test('has a kind, and one that was has none', ({ assert }) => {
    assert.isNull(kindOfMessage('heard'))
    assert.equal(kindOfMessage('otherAmount'), 'wrongAmount')
    assert.equal(kindOfMessage('unknown'), 'unknownReference')
    assert.equal(kindOfMessage('unsigned'), 'unsigned')
  })

  test('can be resolved while it is open alone', ({ assert }) => {
    assert.deepEqual(stepsOf('open'), ['resolve'])
    assert.deepEqual([...stepsOf('mended'), ...stepsOf('resolved')], [])
  })
})
