import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'
import { refuseLetters } from '#tests/helpers/letters'

const HOUR = 3600 * 1000
const password = FACTORY_PASSWORD

test.group('Sessions | sign in', (group) => {
  const letters = startAfresh(group)

  test('answers token and user to an API client', async ({ client, assert }) => {
    const person = await UserFactory.merge({ email: 'achieng@example.com' }).create()
    const response = await client
      .post('/api/v1/auth/login')
      .header('user-agent', 'Makao for Android 1.0')
      .json({ email: ' Achieng@Example.com ', password })

    response.assertStatus(200)
    const { message, data } = response.body()
    assert.equal(message, 'Welcome back, Achieng!')
    assert.equal(data.user._id, person.id)
    assert.isNotNull(data.user.lastLogin)
    assert.notProperty(data.user, 'password')
    assert.isUndefined(response.header('set-cookie'))

    const [token] = await User.accessTokens.all(person)
    assert.approximately(token.expiresAt!.getTime() - Date.now(), 24 * HOUR, 10_000)
    assert.notInclude(data.token, token.hash)
    const row = await db.from('auth_access_tokens').where('tokenable_id', person.id).first()
    assert.equal(row.user_agent, 'Makao for Android 1.0')
    assert.match(row.ip_address, /127\.0\.0\.1/)

    const me = await client.get('/api/v1/auth/me').bearerToken(data.token)
    me.assertStatus(200)
    assert.equal(me.body().data.email, 'achieng@example.com')
    assert.equal(me.header('cache-control'), 'private, no-store')
  })

  test('a browser gets a cookie that goes when it closes; the token lives 24 h', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const response = await client
      .post('/api/v1/auth/login')
      .header('x-client', 'web')
      .json({ email: person.email, password })
    response.assertStatus(200)
    assert.notProperty(response.body().data, 'token')

    const cookie = String(response.header('set-cookie'))
    assert.match(cookie, /^makao_session=oat_[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    const [token] = await User.accessTokens.all(person)
    assert.approximately(token.expiresAt!.getTime() - Date.now(), 24 * HOUR, 10_000)
  })

  test('rememberMe keeps cookie and token for 30 days', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const response = await client
      .post('/api/v1/auth/login')
      .header('x-client', 'web')
      .json({ email: person.email, password, rememberMe: true })
    assert.include(String(response.header('set-cookie')), `Max-Age=${30 * 24 * 3600}`)
    const [token] = await User.accessTokens.all(person)
    assert.approximately(token.expiresAt!.getTime() - Date.now(), 30 * 24 * HOUR, 10_000)
  })

  test('renews a hash of older parameters, and leaves the password as it is', async ({
    client,
    assert,
  }) => {
    const { id, email } = await UserFactory.create()
    const old = await new Scrypt({ cost: 2048, blockSize: 8 }).make(password)
    await db.from('users').where('id', id).update({ password: old })
    const signIn = () => client.post('/api/v1/auth/login').json({ email, password })
    const first = await signIn()
    const renewed = await User.findOrFail(id)
    const second = await signIn()
    const again = await User.findOrFail(id)
    assert.deepEqual([first.status(), second.status()], [200, 200])
    assert.isFalse(hash.needsReHash(renewed.password))
    assert.equal(again.password, renewed.password)
  })

  test('opens even when the letter about a new device cannot be queued', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { email } = await UserFactory.create()
    const signIn = (userAgent: string) =>
      client.post('/api/v1/auth/login').header('user-agent', userAgent).json({ email, password })
    await signIn('Makao for Android 1.0')
    cleanup(refuseLetters())
    const response = await signIn('Makao for iPhone 1.0')
    response.assertStatus(200)
    assert.isString(response.body().data.token)
  })

  test('clears away the expired tokens of the same person', async ({ client, assert }) => {
    const person = await UserFactory.create()
    await User.accessTokens.create(person, ['*'], { expiresIn: -60 })
    await User.accessTokens.create(person, ['*'], { expiresIn: 600 })
    await client.post('/api/v1/auth/login').json({ email: person.email, password })
    assert.lengthOf(await User.accessTokens.all(person), 2)
  })

  test('unknown e-mail, deleted person and wrong password get one answer', async ({
    client,
    assert,
  }) => {
    const known = await UserFactory.create()
    const deleted = await UserFactory.apply('deleted').create()
    const bodies = []
    for (const credentials of [
      { email: known.email, password: 'not-the-one' },
      { email: 'nobody@example.com', password },
      { email: deleted.email, password },
    ]) {
      const response = await client.post('/api/v1/auth/login').json(credentials)
      response.assertStatus(401)
      bodies.push(response.body())
    }
    assert.deepEqual(bodies[0], {
      success: false,
      message: 'Invalid credentials',
      code: 'E_INVALID_CREDENTIALS',
    })
    assert.deepEqual(bodies[1], bodies[0])
    assert.deepEqual(bodies[2], bodies[0])
  })

  test('an unknown e-mail costs a hash of what was typed, as a wrong password does', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { make } = hash
    const hashed: string[] = []
    hash.make = (value) => {
      hashed.push(value)
      return make.call(hash, value)
    }
    cleanup(() => {
      hash.make = make
    })

    const response = await client
      .post('/api/v1/auth/login')
      .json({ email: 'nobody@example.com', password: 'not-the-one' })

    response.assertStatus(401)
    assert.deepEqual(hashed, ['not-the-one'])
  })

  test('an unverified e-mail: 403 and one fresh code, not another while it is young', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.apply('unverified').create()
    const waits: (string | undefined)[] = []
    for (let times = 0; times < 2; times++) {
      const response = await client
        .post('/api/v1/auth/login')
        .json({ email: person.email, password })
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_EMAIL_NOT_VERIFIED' })
      waits.push(response.header('retry-after'))
    }
    assert.isUndefined(waits[0])
    assert.closeTo(Number(waits[1]), 295, 5)
    const [letter] = letters().of(VerificationCodeMail)
    assert.equal(letters().count, 1)

    const verified = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email: person.email, otp: letter.code })
    verified.assertStatus(200)
  })

  test('an unverified e-mail with a wrong password learns nothing', async ({ client, assert }) => {
    const person = await UserFactory.apply('unverified').create()
    const response = await client
      .post('/api/v1/auth/login')
      .json({ email: person.email, password: 'not-the-one' })
    response.assertStatus(401)
    assert.equal(letters().count, 0)
  })

  test('a deactivated account: 403, told only to its owner', async ({ client }) => {
    const person = await UserFactory.apply('inactive').create()
    const right = await client.post('/api/v1/auth/login').json({ email: person.email, password })
    const wrong = await client
      .post('/api/v1/auth/login')
      .json({ email: person.email, password: 'not-the-one' })
    right.assertStatus(403)
    right.assertBodyContains({ code: 'E_ACCOUNT_DEACTIVATED' })
    wrong.assertStatus(401)
  })

  test('"{text}" for {field}')
    .with([
      { field: 'email', value: '', text: 'Email is required' },
      { field: 'email', value: 'achieng', text: 'Invalid email address' },
      { field: 'email', value: `${'a'.repeat(250)}@b.ke`, text: 'Invalid email address' },
      { field: 'password', value: '', text: 'Password is required' },
      { field: 'password', value: 'abc12', text: 'Password must be at least 6 characters' },
    ])
    .run(async ({ client }, { field, value, text }) => {
      const body = { email: 'achieng@example.com', password, [field]: value }
      const response = await client.post('/api/v1/auth/login').json(body)
      response.assertStatus(422)
      response.assertBodyContains({ message: text })
    })
})

test.group('Sessions | sign out', (group) => {
  startAfresh(group)

  test('ends this session and no other, and clears the cookie', async ({ client, assert }) => {
    const { email } = await UserFactory.create()
    const signIn = async () => {
      const response = await client.post('/api/v1/auth/login').json({ email, password })
      return response.body().data.token as string
    }
    const here = await signIn()
    const elsewhere = await signIn()

    const response = await client.post('/api/v1/auth/logout').bearerToken(here)
    response.assertStatus(200)
    response.assertBody({ success: true, data: null, message: 'Logged out successfully' })
    assert.match(String(response.header('set-cookie')), /^makao_session=; Max-Age=[-0]/)

    const gone = await client.get('/api/v1/auth/me').bearerToken(here)
    const alive = await client.get('/api/v1/auth/me').bearerToken(elsewhere)
    gone.assertStatus(401)
    alive.assertStatus(200)
  })
})
