import { test } from '@japa/runner'
import {
  CLAIM_STATUSES,
  claimActionsFor,
  isClaimants,
  keptOf,
  type Claimable,
} from '#domain/deposit_claims'

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
    const inShillings = { depositMinor: 500_000, currency: 'KES', kesRate: 1 } as const
    assert.equal(keptOf(200_000, 500_000, 'KES', inShillings), 200_000)
    /* A bank has taken the most of it. */
    assert.equal(keptOf(200_000, 150_000, 'KES', inShillings), 150_000)
    assert.equal(keptOf(500_000, 499_999, 'KES', inShillings), 499_999)
    const inDollars = { depositMinor: 10_000, currency: 'USD', kesRate: 129_370 } as const
    assert.equal(keptOf(3300, 1_293_700, 'KES', inDollars), 426_900)
    assert.equal(keptOf(10_000, 1_293_700, 'KES', inDollars), 1_293_700)
    assert.equal(keptOf(3300, 10_000, 'USD', inDollars), 3300)
  })
})
