import db from '@adonisjs/lucid/services/db'
import { freezeTime, test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { type TOTP, URI } from 'otpauth'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import SecurityNoticeMail from '#mails/security_notice_mail'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'

const PATH = '/api/v1/settings/two-factor'

/**
 * Switches it on with the code of the step before: the current one is still unused. The clock stands still from
 * then on, so that no code grows old in the midst of a test.
 */
async function switchOn(client: ApiClient, person: User) {
  freezeTime(new Date())
  const started = await client.post(PATH).loginAs(person).json({ password: FACTORY_PASSWORD })
  started.assertStatus(201)
  const app = URI.parse(String(started.body().data.otpauthUrl)) as TOTP
  const before = app.generate({ timestamp: Date.now() - 30_000 })
  const confirmed = await client.put(PATH).loginAs(person).json({ otp: before })
  confirmed.assertStatus(200)
  return { app, recoveryCodes: confirmed.body().data.recoveryCodes as string[] }
}

test.group('Two-factor sign-in', (group) => {
  const letters = startAfresh(group)
  const signIn = (client: ApiClient, { email }: User, otp?: string) =>
    client.post('/api/v1/auth/login').json({ email, password: FACTORY_PASSWORD, otp })

  test('is begun with a secret that is sealed in the database', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const response = await client.post(PATH).loginAs(person).json({ password: FACTORY_PASSWORD })
    response.assertStatus(201)
    const { secret, otpauthUrl } = response.body().data
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.match(otpauthUrl, /^otpauth:\/\/totp\/Makao:/)
    const row = await db.from('user_settings').where('user_id', person.id).first()
    assert.notInclude(row.two_factor_secret, secret)

    const login = await signIn(client, person)
    login.assertStatus(200)
  })

  test('asks for a code at sign-in once it is confirmed', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const { app } = await switchOn(client, person)
    const without = await signIn(client, person)
    without.assertStatus(401)
    without.assertBodyContains({ success: false, code: 'E_TWO_FACTOR_REQUIRED' })
    assert.notInclude(without.text(), 'token')

    const old = app.generate({ timestamp: Date.now() - 600_000 })
    const wrong = await signIn(client, person, old)
    wrong.assertStatus(401)
    wrong.assertBodyContains({ code: 'E_TWO_FACTOR_INVALID', errors: [{ field: 'otp' }] })
    const right = await signIn(client, person, app.generate())
    right.assertStatus(200)
    assert.isString(right.body().data.token)
    assert.lengthOf(
      letters()
        .of(SecurityNoticeMail)
        .filter(({ notice }) => notice === 'twoFactorOn'),
      1
    )
  })

  test('says nothing of it before the password is right', async ({ client }) => {
    const person = await UserFactory.create()
    await switchOn(client, person)
    const response = await client
      .post('/api/v1/auth/login')
      .json({ email: person.email, password: 'Wrong-one-1' })
    response.assertBodyContains({ code: 'E_INVALID_CREDENTIALS' })
  })

  test('a code works once', async ({ client }) => {
    const person = await UserFactory.create()
    const { app } = await switchOn(client, person)
    const code = app.generate()
    const first = await signIn(client, person, code)
    const replay = await signIn(client, person, code)
    first.assertStatus(200)
    replay.assertStatus(401)
  })

  test('ten recovery codes, each of which works once; only digests are kept', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const { recoveryCodes } = await switchOn(client, person)
    assert.lengthOf(new Set(recoveryCodes), 10)
    const rows = await db.from('recovery_codes').where('user_id', person.id)
    assert.notInclude(JSON.stringify(rows), recoveryCodes[0].replace('-', ''))

    const typed = recoveryCodes[0].toUpperCase().replace('-', ' ')
    const first = await signIn(client, person, typed)
    const again = await signIn(client, person, typed)
    const next = await signIn(client, person, recoveryCodes[1])
    first.assertStatus(200)
    again.assertStatus(401)
    next.assertStatus(200)
  })

  test('five wrong codes, then 429, wherever they come from', async ({ client, assert }) => {
    const person = await UserFactory.create()
    await switchOn(client, person)
    /** From another network each time, as the throttle of the account would stop them first. */
    const from = (address: string) =>
      signIn(client, person, '000000').header('x-forwarded-for', address)
    for (let times = 0; times < 5; times++) {
      const wrong = await from(`10.0.0.${times}`)
      wrong.assertStatus(401)
    }
    const sixth = await from('10.0.0.9')
    sixth.assertStatus(429)
    assert.isAtLeast(Number(sixth.header('retry-after')), 1)
  })

  test('is refused with a wrong code, twice, or before it was begun', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const early = await client.put(PATH).loginAs(person).json({ otp: '123456' })
    early.assertStatus(409)
    await client.post(PATH).loginAs(person).json({ password: FACTORY_PASSWORD })
    const wrong = await client.put(PATH).loginAs(person).json({ otp: 'abcdef' })
    wrong.assertStatus(422)
    const { app } = await switchOn(client, person)
    const again = await client
      .post(PATH)
      .loginAs(person)
      .json({ password: FACTORY_PASSWORD, otp: app.generate() })
    again.assertStatus(409)
    const twice = await client.put(PATH).loginAs(person).json({ otp: '123456' })
    twice.assertStatus(409)
    for (const language of ['en', 'sw', 'fr']) {
      const said = await client
        .put(PATH)
        .loginAs(person)
        .header('accept-language', language)
        .json({ otp: '123456' })
      assert.match(said.body().message, /recovery codes|misimbo yake ya akiba|codes de secours/)
    }
  })

  test('is begun with the password only, and says what is missing', async ({ client }) => {
    const person = await UserFactory.create()
    const without = await client.post(PATH).loginAs(person)
    without.assertStatus(422)
    without.assertBodyContains({ errors: [{ field: 'password', rule: 'required' }] })
    const wrong = await client.post(PATH).loginAs(person).json({ password: 'Wrong-one-1' })
    wrong.assertStatus(422)
    wrong.assertBodyContains({ errors: [{ field: 'password', rule: 'password' }] })
  })

  test('ends all other sessions once it is on', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const other = await signIn(client, person)
    await switchOn(client, person)
    const ended = await client.get('/api/v1/auth/me').bearerToken(other.body().data.token)
    ended.assertStatus(401)
    const left = await User.accessTokens.all(person)
    assert.isNotEmpty(left)
  })

  test('is switched off with password and code', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const { app } = await switchOn(client, person)
    const end = (body: object) => client.delete(PATH).loginAs(person).json(body)
    const wrong = await end({ password: 'Wrong-one-1', otp: app.generate() })
    wrong.assertStatus(422)
    const without = await end({ password: FACTORY_PASSWORD })
    without.assertStatus(422)
    without.assertBodyContains({ errors: [{ field: 'otp', rule: 'required' }] })
    const guessed = await end({ password: FACTORY_PASSWORD, otp: '000000' })
    guessed.assertBodyContains({ errors: [{ field: 'otp', rule: 'code' }] })
    const right = await end({ password: FACTORY_PASSWORD, otp: app.generate() })
    right.assertStatus(200)
    const login = await signIn(client, person)
    login.assertStatus(200)
    assert.lengthOf(await db.from('recovery_codes').where('user_id', person.id), 0)
    const off = await end({ password: FACTORY_PASSWORD })
    off.assertStatus(409)
  })

  test('five wrong passwords, then 429, also for the right one', async ({ client }) => {
    const person = await UserFactory.create()
    const start = (password: string) => client.post(PATH).loginAs(person).json({ password })
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await start('Wrong-one-1')
      wrong.assertStatus(422)
    }
    const right = await start(FACTORY_PASSWORD)
    right.assertStatus(429)
  })

  test('an admin resets it for who has lost everything; it is audited, and they are told', async ({
    client,
    assert,
  }) => {
    const [person, admin] = [await UserFactory.create(), await UserFactory.apply('admin').create()]
    await switchOn(client, person)
    const reset = (id: number, proof: object = { password: FACTORY_PASSWORD }) =>
      client.delete(`/api/v1/users/${id}/two-factor`).loginAs(admin).json(proof)
    const unproved = await reset(person.id, {})
    unproved.assertStatus(422)
    unproved.assertBodyContains({ errors: [{ field: 'password' }] })
    const still = await signIn(client, person)
    assert.notEqual(still.status(), 200)
    const response = await reset(person.id)
    response.assertStatus(200)
    const login = await signIn(client, person)
    login.assertStatus(200)
    const again = await reset(person.id)
    again.assertStatus(409)
    const own = await reset(admin.id)
    own.assertStatus(409)
    const entry = await db.from('audit_events').where('action', 'user.twoFactorReset').first()
    assert.deepInclude(entry, { actor_id: admin.id, subject_id: person.id })
    assert.lengthOf(
      letters()
        .of(SecurityNoticeMail)
        .filter(({ notice }) => notice === 'twoFactorReset'),
      1
    )
  })

  test('asks for a session', async ({ client }) => {
    const response = await client.post(PATH)
    response.assertStatus(401)
  })
})
