import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  amountOf,
  claimWord,
  depositWord,
  mayAnswer,
  mostOf,
  openSteps,
  sharesOf,
} from '../../src/resources/deposit-claims/claims.ts'

describe('The steps of a claim', () => {
  it('are those the API allows, and guests answer elsewhere', () => {
    assert.deepEqual(openSteps({ actions: ['edit', 'claimDeposit'] }), ['claimDeposit'])
    assert.deepEqual(openSteps({ actions: ['decideClaim', 'withdrawClaim'] }), [
      'withdrawClaim',
      'decideClaim',
    ])
    assert.deepEqual(openSteps({ actions: ['acceptClaim', 'contestClaim'] }), [])
    assert.equal(mayAnswer({ actions: ['contestClaim'] }), true)
    assert.equal(mayAnswer({ actions: ['withdrawClaim'] }), false)
  })
})

describe('What is said of a deposit', () => {
  it('is of the rest once a part was granted, and of the whole otherwise', () => {
    const some = { granted: 2000 }
    assert.equal(depositWord({ state: 'held' }, some), 'heldRest')
    assert.equal(depositWord({ state: 'goesBack' }, some), 'goesBackRest')
    assert.equal(depositWord({ state: 'wentBack' }, some), 'wentBackRest')
    assert.equal(depositWord({ state: 'kept' }, some), 'kept')
    assert.equal(depositWord({ state: 'taken' }, some), 'taken')
    for (const claim of [null, { granted: null }, { granted: 0 }]) {
      assert.equal(depositWord({ state: 'wentBack' }, claim), 'wentBack')
    }
    assert.equal(depositWord({ state: 'claimed' }, { granted: null }), 'claimed')
  })
})

describe('Where a claim stands', () => {
  it('tells a guest who says no from one who says nothing, and a part from nothing', () => {
    const contested = { status: 'contested', granted: null } as const
    assert.equal(claimWord({ ...contested, answer: 'It was whole' }), 'contested')
    assert.equal(claimWord({ ...contested, answer: null }), 'silent')
    const decided = { status: 'decided', answer: null } as const
    assert.equal(claimWord({ ...decided, granted: 0 }), 'refused')
    assert.equal(claimWord({ ...decided, granted: 1 }), 'decided')
    assert.equal(claimWord({ status: 'lapsed', answer: null, granted: null }), 'lapsed')
  })
})

describe('The shares of a deposit', () => {
  it('are what the host is granted, and the rest for the guest', () => {
    assert.deepEqual(sharesOf('2000', 3000, 5000), { word: 'part', host: 2000, guest: 3000 })
    assert.deepEqual(sharesOf('0', 3000, 5000), { word: 'nothing', host: 0, guest: 5000 })
    assert.deepEqual(sharesOf('5000', 5000, 5000), { word: 'everything', host: 5000, guest: 0 })
  })

  it('are of what is held, where a bank has taken a part', () => {
    assert.equal(mostOf(3000, 1500), 1500)
    assert.deepEqual(sharesOf('1500', 3000, 1500), { word: 'everything', host: 1500, guest: 0 })
    assert.deepEqual(sharesOf('1000', 3000, 1500), { word: 'part', host: 1000, guest: 500 })
    assert.equal(sharesOf('1501', 3000, 1500), null)
    assert.equal(mostOf(3000, 1500.5), 1500, 'whole units')
    assert.deepEqual(sharesOf('1500', 3000, 1500.5), { word: 'part', host: 1500, guest: 0.5 })
  })

  it('are not known of what cannot be granted', () => {
    for (const typed of ['', ' ', '-1', '3001', '10.5', 'some']) {
      assert.equal(sharesOf(typed, 3000, 5000), null, typed)
    }
  })
})

it('An amount that is not typed is missing, and not 0', () => {
  assert.equal(amountOf(' '), null)
  assert.equal(amountOf('0'), 0)
  assert.equal(amountOf('1500'), 1500)
})
