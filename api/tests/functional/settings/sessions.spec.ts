import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'
import { bodyOf } from '#tests/helpers/answers'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

type Listed = {
  data: {
    _id: number
    device: { name: string; kind: string }
    ipAddress: string
    isCurrent: boolean
    lastUsedAt: string | null
    createdAt: string
  }[]
}

const tokenOf = async (person: User) => {
  const token = await User.accessTokens.create(person, ['*'], { expiresIn: '1 hour' })
  return { id: Number(token.identifier), secret: token.value!.release() }
}

test.group('Open sessions', (group) => {
  startAfresh(group)

  test('are listed with device, address and times; the asking one is marked', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    await tokenOf(await UserFactory.create())
    const login = await client
      .post('/api/v1/auth/login')
      .header('user-agent', PHONE)
      .json({ email: person.email, password: 'Karibu123' })
    const other = await tokenOf(person)

    const response = await client
      .get('/api/v1/sessions')
      .bearerToken(String(login.body().data.token))
    response.assertStatus(200)
    const { data } = bodyOf<Listed>(response)
    assert.lengthOf(data, 2)
    const current = data.find(({ isCurrent }) => isCurrent)!
    assert.equal(current.device.name, 'Chrome on Android')
    assert.equal(current.device.kind, 'mobile')
    assert.match(current.ipAddress, /127\.0\.0\.1/)
    assert.isNotNull(current.lastUsedAt)
    assert.sameMembers(
      data.map(({ _id }) => _id),
      [current._id, other.id]
    )
    assert.notInclude(response.text(), 'hash')
  })

  test('expired ones are not open', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const mine = await tokenOf(person)
    const expired = await tokenOf(person)
    await db
      .from('auth_access_tokens')
      .where('id', expired.id)
      .update({ expires_at: new Date(Date.now() - 1000) })
    const response = await client.get('/api/v1/sessions').bearerToken(mine.secret)
    assert.deepEqual(
      bodyOf<Listed>(response).data.map(({ _id }) => _id),
      [mine.id]
    )
    const end = await client.delete(`/api/v1/sessions/${expired.id}`).bearerToken(mine.secret)
    end.assertStatus(404)
  })

  test('one of one’s own can be ended, those of others do not exist', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const [mine, lost] = [await tokenOf(person), await tokenOf(person)]
    const theirs = await tokenOf(await UserFactory.apply('admin').create())

    const proof = { password: FACTORY_PASSWORD }
    const end = (id: number, body: object = proof) =>
      client.delete(`/api/v1/sessions/${id}`).bearerToken(mine.secret).json(body)
    const without = await end(lost.id, {})
    without.assertStatus(422)
    without.assertBodyContains({ errors: [{ field: 'password', rule: 'required' }] })
    const own = await end(lost.id)
    own.assertStatus(200)
    const again = await end(lost.id)
    again.assertStatus(404)
    const foreign = await end(theirs.id)
    foreign.assertStatus(404)

    const statuses = []
    for (const { secret } of [mine, lost, theirs]) {
      const me = await client.get('/api/v1/auth/me').bearerToken(secret)
      statuses.push(me.status())
    }
    assert.deepEqual(statuses, [200, 401, 200])
  })

  test('the asking one can be ended, too', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const mine = await tokenOf(person)
    const response = await client
      .delete(`/api/v1/sessions/${mine.id}`)
      .header('cookie', `makao_session=${mine.secret}`)
      .header('sec-fetch-site', 'same-origin')
    response.assertStatus(200)
    assert.match(String(response.header('set-cookie')), /makao_session=;/)
    const me = await client.get('/api/v1/auth/me').bearerToken(mine.secret)
    me.assertStatus(401)
  })

  test('all others end at once', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const mine = await tokenOf(person)
    const others = [await tokenOf(person), await tokenOf(person)]
    const theirs = await tokenOf(await UserFactory.create())
    const end = (body: object) =>
      client.delete('/api/v1/sessions').bearerToken(mine.secret).json(body)
    const wrong = await end({ password: 'Wrong-one-1' })
    wrong.assertStatus(422)
    const response = await end({ password: FACTORY_PASSWORD })
    response.assertStatus(200)
    response.assertBodyContains({ data: { ended: 2 } })

    const statuses = []
    for (const { secret } of [mine, ...others, theirs]) {
      const me = await client.get('/api/v1/auth/me').bearerToken(secret)
      statuses.push(me.status())
    }
    assert.deepEqual(statuses, [200, 401, 401, 200])
  })

  test('ask for a session; a malformed id is nobody’s', async ({ client }) => {
    const anonymous = await client.get('/api/v1/sessions')
    anonymous.assertStatus(401)
    const { secret } = await tokenOf(await UserFactory.create())
    const malformed = await client.delete('/api/v1/sessions/none').bearerToken(secret)
    malformed.assertStatus(404)
  })
})
