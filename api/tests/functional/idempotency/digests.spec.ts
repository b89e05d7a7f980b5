import { createHash } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import IdempotencyKey from '#models/idempotency_key'
import type User from '#models/user'

const PATH = '/api/v1/auth/updatedetails'

/** As anybody can make it who reads the database and guesses the body. */
const guessed = (body: object) =>
  createHash('sha256')
    .update(JSON.stringify([`PUT ${PATH}`, { body }]))
    .digest('hex')

test.group('What the key of a write says of its body', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const put = (client: ApiClient, who: User, path: string, body: object) =>
    client.put(path).header('Idempotency-Key', 'one').json(body).loginAs(who)
  const kept = (who: User) => IdempotencyKey.query().where('user_id', who.id)

  test('nothing that could be guessed from the database', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const answer = await put(client, person, PATH, { bio: 'Boats' })
    answer.assertStatus(200)
    const [{ requestHash }] = await kept(person)
    assert.match(requestHash, /^[0-9a-f]{64}$/)
    assert.notEqual(requestHash, guessed({ bio: 'Boats' }))
  })

  test('a key of before digests were keyed is still known, and goes with no other body', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const first = await put(client, person, PATH, { bio: 'Boats' })
    await kept(person).update({ request_hash: guessed({ bio: 'Boats' }) })

    const repeat = await put(client, person, PATH, { bio: 'Boats' })
    repeat.assertStatus(200)
    repeat.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(repeat.body(), first.body())
    const other = await put(client, person, PATH, { bio: 'Kites' })
    other.assertStatus(422)
    other.assertBodyContains({ errors: [{ field: 'Idempotency-Key', rule: 'reused' }] })
  })

  test('tax numbers leave neither a digest nor an answer', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    for (const kraPin of ['A012345678Z', 'A012345679Z']) {
      const given = await put(client, host, '/api/v1/earnings/tax', { kraPin })
      given.assertStatus(200)
      given.assertBodyContains({ data: { kraPin } })
    }
    assert.isEmpty(await kept(host))
  })
})
