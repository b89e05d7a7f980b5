import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimWord, isClaimed } from '../../app/routes/dashboard/claim-words.ts'

const claim = { amount: 2500, answer: null, granted: null }

test('of a guest who has said nothing nobody says that they do not agree', () => {
  assert.equal(claimWord({ ...claim, status: 'open' }), 'open')
  assert.equal(claimWord({ ...claim, status: 'contested' }), 'silent')
  assert.equal(claimWord({ ...claim, answer: 'No.', status: 'contested' }), 'contested')
})

test('what was decided is told apart by how much of it is kept', () => {
  const saidOf = (granted: number) => claimWord({ ...claim, granted, status: 'decided' })
  assert.deepEqual(
    [0, 1000, 2500].map((granted) => saidOf(granted)),
    ['grantedNothing', 'grantedPart', 'grantedAll']
  )
})

test('all other ends are said by their names', () => {
  for (const status of ['accepted', 'withdrawn', 'lapsed'] as const) {
    assert.equal(claimWord({ ...claim, status }), status)
  }
})

test('a stay is claimed that has a claim and the deposit it is about', () => {
  type Stay = Parameters<typeof isClaimed>[0]
  const stay = { deposit: { amount: 10_000 }, depositClaim: claim } as unknown as Stay
  assert.equal(isClaimed(stay), true)
  assert.equal(isClaimed({ ...stay, depositClaim: null }), false)
  assert.equal(isClaimed({ ...stay, deposit: null }), false)
})
