import testUtils from '@adonisjs/core/services/test_utils'
import { errors } from '@adonisjs/limiter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DatabaseLimiterStore } from '#services/limits/database_limiter_store'

const store = (changes: { blockDuration?: string } = {}) =>
  new DatabaseLimiterStore({ requests: 3, duration: '1 min', ...changes })

/** Seconds run on while the test does. */
function assertJustBelow(seconds: number, window: number) {
  if (seconds > window || seconds < 0.8 * window) throw new Error(`${seconds} s of ${window}`)
}

test.group('Database limiter store', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts up to the limit and refuses from there, within one window', async ({ assert }) => {
    const limit = store()
    assert.isNull(await limit.get('a'))
    for (let consumed = 1; consumed <= 3; consumed++) {
      const response = await limit.consume('a')
      assert.equal(response.consumed, consumed)
      assert.equal(response.remaining, 3 - consumed)
      assertJustBelow(response.availableIn, 60)
    }
    await assert.rejects(() => limit.consume('a'), 'Too many requests')
    const other = await limit.consume('b')
    assert.equal(other.consumed, 1)
  })

  test('begins anew when the window is over', async ({ assert }) => {
    const limit = store()
    await limit.consume('a', 3)
    await db.from('rate_limits').update({ expire: Date.now() - 1 })
    assert.isNull(await limit.get('a'))
    const response = await limit.consume('a')
    assert.equal(response.consumed, 1)
    assertJustBelow(response.availableIn, 60)
  })

  test('blocks for longer when told to', async ({ assert }) => {
    const limit = store({ blockDuration: '10 mins' })
    await limit.consume('a', 3)
    for (let tries = 0; tries < 2; tries++) {
      const refusal = await limit.consume('a').catch((error) => error)
      assert.instanceOf(refusal, errors.E_TOO_MANY_REQUESTS)
      assertJustBelow(refusal.response.availableIn, 600)
    }
  })

  test('gives back, sets, forgets and clears', async ({ assert }) => {
    const limit = store()
    await limit.set('a', 2)
    const given = await limit.decrement('a', 5)
    assert.equal(given.consumed, 0)
    const unknown = await limit.decrement('b')
    assert.equal(unknown.consumed, 0)
    assert.isTrue(await limit.delete('a'))
    assert.isFalse(await limit.delete('a'))
    await limit.clear()
    assert.isNull(await limit.get('b'))
  })
})

/** Without a transaction around it: what is under test is what requests do to each other's. */
test.group('Database limiter store | at the same moment', (group) => {
  group.each.setup(() => async () => {
    await db.from('rate_limits').where('key', 'like', 'race%').delete()
  })

  test('nobody slips through, and transactions under way are left alone', async ({ assert }) => {
    const limit = store()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await db.transaction((trx) => trx.from('users').where('id', -index).update({ bio: 'x' }))
        return limit.consume('race').then(
          () => 'fine',
          (error) => error.message
        )
      })
    )
    assert.lengthOf(
      answers.filter((answer) => answer === 'fine'),
      3
    )
    assert.lengthOf(
      answers.filter((answer) => answer === 'Too many requests'),
      17
    )
  })
})
