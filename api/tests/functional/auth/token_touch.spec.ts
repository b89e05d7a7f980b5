import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'
import { queriesOf } from '#tests/helpers/count_queries'

const MINUTE = 60_000

async function signedIn() {
  const person = await UserFactory.create()
  const token = await User.accessTokens.create(person, ['*'], { expiresIn: 3600 })
  return { id: Number(token.identifier), secret: token.value!.release() }
}

const rowOf = (id: number) => db.from('auth_access_tokens').where('id', id).first()
const isWrite = (sql: string) => /^\s*(insert|update|delete)/i.test(sql)

test.group('When a session was last used', (group) => {
  startAfresh(group)

  test('is noted once in ten minutes: reading costs no write', async ({ client, assert }) => {
    const { id, secret } = await signedIn()
    const read = () =>
      queriesOf(async () => {
        const response = await client.get('/api/v1/auth/me').bearerToken(secret)
        response.assertStatus(200)
      })

    const first = await read()
    assert.lengthOf(first.filter(isWrite), 1)
    const second = await read()
    assert.lengthOf(second.filter(isWrite), 0)

    const before = new Date(Date.now() - 11 * MINUTE)
    await db.from('auth_access_tokens').where('id', id).update({ last_used_at: before })
    const later = await read()
    assert.lengthOf(later.filter(isWrite), 1)
    const { last_used_at: lastUsed } = await rowOf(id)
    assert.isAbove(new Date(lastUsed).getTime(), before.getTime())
  })

  test('is not touched by whoever guesses a secret, or comes too late', async ({
    client,
    assert,
  }) => {
    const { id, secret } = await signedIn()
    const guessed = `${secret.split('.')[0]}.${btoa('guess')}`
    const refused = await queriesOf(async () => {
      const response = await client.get('/api/v1/auth/me').bearerToken(guessed)
      response.assertStatus(401)
    })
    assert.lengthOf(refused.filter(isWrite), 0)

    await db
      .from('auth_access_tokens')
      .where('id', id)
      .update({ expires_at: new Date(Date.now() - MINUTE) })
    const late = await queriesOf(async () => {
      const response = await client.get('/api/v1/auth/me').bearerToken(secret)
      response.assertStatus(401)
    })
    assert.lengthOf(late.filter(isWrite), 0)
    const { last_used_at: lastUsed } = await rowOf(id)
    assert.isNull(lastUsed)
  })
})
