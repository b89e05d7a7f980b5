import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'

const DAY = 24 * 3600 * 1000
const password = FACTORY_PASSWORD
const LOGIN = '/api/v1/auth/login'
const ME = '/api/v1/auth/me'

test.group('Sessions | their end', (group) => {
  startAfresh(group)

  test('signing in anew ends the one that was carried, whoever’s it was', async ({
    client,
    assert,
  }) => {
    const [first, second] = await UserFactory.createMany(2)
    const opened = await client.post(LOGIN).json({ email: first.email, password })
    const { token } = opened.body().data
    const elsewhere = await client.post(LOGIN).json({ email: first.email, password })

    const wrong = await client
      .post(LOGIN)
      .bearerToken(token)
      .json({ email: second.email, password: 'not-it' })
    wrong.assertStatus(401)
    const still = await client.get(ME).bearerToken(token)
    still.assertStatus(200)

    const anew = await client.post(LOGIN).bearerToken(token).json({ email: second.email, password })
    anew.assertStatus(200)
    const gone = await client.get(ME).bearerToken(token)
    gone.assertStatus(401)
    const other = await client.get(ME).bearerToken(elsewhere.body().data.token)
    other.assertStatus(200)
    assert.lengthOf(await User.accessTokens.all(second), 1)
  })

  test('one that nobody used for thirty days has ended, also without another end', async ({
    client,
  }) => {
    const person = await UserFactory.create()
    const token = await User.accessTokens.create(person)
    const secret = token.value!.release()
    const unusedFor = (days: number) => {
      const at = new Date(Date.now() - days * DAY)
      return db
        .from('auth_access_tokens')
        .where('id', Number(token.identifier))
        .update({ created_at: new Date(Date.now() - 90 * DAY), last_used_at: at })
    }
    await unusedFor(29)
    const recent = await client.get(ME).bearerToken(secret)
    recent.assertStatus(200)
    await unusedFor(31)
    const idle = await client.get(ME).bearerToken(secret)
    idle.assertStatus(401)
  })

  test('says when it will be, also to whoever has one without an end', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const endOf = async (lifetime?: string) => {
      const token = await User.accessTokens.create(person, ['*'], { expiresIn: lifetime })
      const me = await client.get(ME).bearerToken(token.value!.release())
      return Date.parse(`${me.header('x-session-until')}`) - Date.now()
    }
    assert.approximately(await endOf('1h'), DAY / 24, 10_000)
    assert.approximately(await endOf('90 days'), 30 * DAY, 10_000)
    assert.approximately(await endOf(), 30 * DAY, 10_000)
  })

  test('an admin’s lives a day, though they asked to be remembered', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const { email } = admin
    const login = await client.post(LOGIN).json({ email, password, rememberMe: true })
    login.assertStatus(200)
    const [token] = await User.accessTokens.all(admin)
    assert.approximately(token.expiresAt!.getTime() - Date.now(), DAY, 10_000)
  })
})

test.group('A write', (group) => {
  startAfresh(group)

  test('does not take a password, or anything, from its address', async ({ client, assert }) => {
    const [person, other] = await UserFactory.createMany(2)
    const inAddress = `${LOGIN}?email=${person.email}&password=${password}`
    const nothing = await client.post(inAddress).json({})
    nothing.assertStatus(422)
    const body = await client.post(inAddress).json({ email: other.email, password })
    body.assertStatus(200)
    assert.equal(body.body().data.user._id, other.id)
    const details = await client
      .put('/api/v1/auth/updatedetails?firstName=Polluted')
      .loginAs(person)
      .json({ lastName: 'Otieno' })
    assert.notEqual(details.status(), 500)
    await person.refresh()
    assert.notEqual(person.firstName, 'Polluted')
  })

  test('is counted by what it does read', async ({ client }) => {
    const { email } = await UserFactory.create()
    const guess = (index: number) =>
      client.post(`${LOGIN}?email=${index}@example.com`).json({ email, password: 'not-it' })
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await guess(tries)
      wrong.assertStatus(401)
    }
    const held = await guess(6)
    held.assertStatus(429)
  })
})
