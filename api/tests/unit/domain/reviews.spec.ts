import { test } from '@japa/runner'
import { changeProblem, reviewActionsFor, type ReviewFacts } from '#domain/reviews'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

const facts = (changes: Partial<ReviewFacts> = {}): ReviewFacts => ({
  status: 'visible',
  isAuthor: false,
  isHost: false,
  isAdmin: false,
  hasResponse: false,
  writtenAtMs: NOW - DAY_MS,
  nowMs: NOW,
  ...changes,
})

test.group('What somebody may do with a review', () => {
  test('its author edits and takes it back for 14 days to the millisecond', ({ assert }) => {
    const author = { isAuthor: true }
    const at = (age: number) => reviewActionsFor(facts({ ...author, writtenAtMs: NOW - age }))
    assert.deepEqual(at(0), ['edit', 'delete'])
    assert.deepEqual(at(14 * DAY_MS), ['edit', 'delete'])
    assert.deepEqual(at(14 * DAY_MS + 1), [])
  })

  test('what was taken down stays as it is', ({ assert }) => {
    for (const status of ['hidden', 'removed'] as const) {
      assert.deepEqual(reviewActionsFor(facts({ isAuthor: true, status })), [])
      assert.deepEqual(reviewActionsFor(facts({ isHost: true, status })), [])
      assert.deepEqual(reviewActionsFor(facts({ isAdmin: true, status })), ['moderate', 'delete'])
      assert.equal(changeProblem(facts({ status })), 'moderated')
    }
  })

  test('its host answers once, an admin too', ({ assert }) => {
    assert.deepEqual(reviewActionsFor(facts({ isHost: true })), ['respond'])
    assert.deepEqual(reviewActionsFor(facts({ isHost: true, hasResponse: true })), [])
    assert.deepEqual(reviewActionsFor(facts({ isAdmin: true })), ['respond', 'moderate', 'delete'])
  })

  test('nobody answers or judges their own', ({ assert }) => {
    assert.deepEqual(reviewActionsFor(facts({ isAuthor: true, isAdmin: true })), ['edit', 'delete'])
    assert.deepEqual(reviewActionsFor(facts({ isAuthor: true, isHost: true })), ['edit', 'delete'])
  })

  test('strangers read it', ({ assert }) => {
    assert.deepEqual(reviewActionsFor(facts()), [])
  })
})
