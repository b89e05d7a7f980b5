import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  CLAIM_STATUSES,
  claimActionsFor,
  isClaimants,
  keptOf,
  type Claimable,
} from '#domain/deposit_claims'
import { depositIn, leftToGrant } from '#domain/deposits'
import type { Currency } from '#domain/money'

const over: Claimable = {
  depositState: 'held',
  status: 'checked-out',
  scheduled: 1500,
  returnsAt: 2000,
  now: 1000,
  claim: null,
}
const asked = { ...over, depositState: 'claimed' } as const

test.group('Claims of deposits', () => {
  test('are made by the host of a stay that is over, while the deposit is held', ({ assert }) => {
    const open = (changes: Partial<Claimable>) =>
      claimActionsFor({ ...over, ...changes, party: ['host'] })
    assert.deepEqual(open({}), ['claimDeposit'])
    /* Nobody has said that the guest has left. */
    assert.deepEqual(open({ status: 'checked-in', now: 1499 }), [])
    assert.deepEqual(open({ status: 'checked-in', now: 1500 }), ['claimDeposit'])
    assert.deepEqual(open({ now: 1999 }), ['claimDeposit'])
    assert.deepEqual(open({ now: 2000 }), [])
    for (const depositState of [null, 'claimed', 'settled'] as const) {
      assert.deepEqual(open({ depositState }), [])
    }
    for (const party of ['guest', 'admin', 'helper', 'manager', 'system'] as const) {
      assert.deepEqual(claimActionsFor({ ...over, party: [party] }), [])
    }
  })

  test('are made once, unless they are taken back', ({ assert }) => {
    for (const status of CLAIM_STATUSES) {
      const actions = claimActionsFor({ ...over, claim: { status }, party: ['host'] })
      assert.deepEqual(actions, status === 'withdrawn' ? ['claimDeposit'] : [], status)
    }
  })

  test('are answered by the guest, taken back by the host, decided by an admin', ({ assert }) => {
    const offered = (status: 'open' | 'contested') =>
      (['guest', 'host', 'admin', 'manager'] as const).map((party) =>
        claimActionsFor({ ...asked, claim: { status }, party: [party] })
      )
    assert.deepEqual(offered('open'), [['acceptClaim', 'contestClaim'], ['withdrawClaim'], [], []])
    assert.deepEqual(offered('contested'), [
      ['acceptClaim'],
      ['withdrawClaim'],
      ['decideClaim'],
      [],
    ])
  })

  test('are settled once', ({ assert }) => {
    for (const status of ['accepted', 'decided', 'withdrawn', 'lapsed'] as const) {
      for (const depositState of ['held', 'claimed', 'settled'] as const) {
        const stay = { ...asked, depositState, now: 3000, claim: { status } }
        assert.deepEqual(claimActionsFor({ ...stay, party: ['guest', 'host', 'admin'] }), [])
      }
    }
    /* The deposit is gone, and the claim not yet told. */
    const gone = { ...asked, depositState: 'settled' as const, claim: { status: 'open' as const } }
    assert.deepEqual(claimActionsFor({ ...gone, party: ['guest'] }), [])
  })

  test('are nobody’s of a stay that is called off', ({ assert }) => {
    const party = ['guest', 'host', 'admin'] as const
    const off = { status: 'cancelled', party } as const
    assert.deepEqual(claimActionsFor({ ...over, ...off }), [])
    assert.deepEqual(claimActionsFor({ ...asked, ...off, claim: { status: 'contested' } }), [])
  })

  test('are decided by no admin who is one of the two', ({ assert }) => {
    assert.isTrue(isClaimants('decideClaim', ['admin']))
    assert.isFalse(isClaimants('decideClaim', ['host', 'admin']))
    assert.isFalse(isClaimants('decideClaim', ['guest', 'admin']))
    assert.isTrue(isClaimants('claimDeposit', ['host', 'admin']))
    assert.isTrue(isClaimants('acceptClaim', ['guest', 'admin']))
    assert.isFalse(isClaimants('withdrawClaim', ['admin']))
  })

  test('take of what is held as it was paid, in whole shillings of another currency', ({
    assert,
  }) => {
    const paid = (currency: Currency, depositMinor: number, depositLostMinor = 0) => {
      return { currency, depositMinor, depositLostMinor, depositKeptMinor: 0, refunds: [] }
    }
    const inShillings = { depositMinor: 500_000, currency: 'KES', kesRate: 1 } as const
    assert.equal(keptOf(200_000, paid('KES', 500_000), inShillings), 200_000)
    /* A bank has taken the most of it. */
    assert.equal(keptOf(200_000, paid('KES', 500_000, 350_000), inShillings), 150_000)
    assert.equal(keptOf(500_000, paid('KES', 500_000, 1), inShillings), 499_999)
    const inDollars = { depositMinor: 10_000, currency: 'USD', kesRate: 129_370 } as const
    assert.equal(keptOf(3300, paid('KES', 1_293_700), inDollars), 426_900)
    assert.equal(keptOf(10_000, paid('KES', 1_293_700), inDollars), 1_293_700)
    assert.equal(keptOf(3300, paid('USD', 10_000), inDollars), 3300)
  })

  test('are of no more than what is held, to the cent of what was paid', ({ assert }) => {
    const rates = fc.integer({ min: 1000, max: 200_000 })
    const dollars = fc.integer({ min: 1, max: 1000 }).map((major) => major * 100)
    fc.assert(
      fc.property(rates, dollars, fc.nat(), fc.nat(), (kesRate, depositMinor, lost, wanted) => {
        const booked = { depositMinor, currency: 'USD', kesRate } as const
        const whole = depositIn('KES', booked)
        const depositLostMinor = lost % whole
        const taken = { depositMinor: whole, depositLostMinor, depositKeptMinor: 0, refunds: [] }
        const left = whole - depositLostMinor
        const most = leftToGrant(taken, booked)
        assert.isAtMost(most, depositMinor)
        const payment = { ...taken, currency: 'KES' } as const
        assert.equal(keptOf(most, payment, booked), left, 'all that is held')
        const granted = wanted % (most + 1)
        assert.isAtMost(keptOf(granted, payment, booked), left)
      })
    )
    const half = { depositMinor: 1_293_700, depositLostMinor: 646_850, depositKeptMinor: 0 }
    assert.equal(leftToGrant({ ...half, refunds: [] }, { depositMinor: 10_000 }), 5000)
  })
})
