import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import { throttles } from '#http/throttles'
import UserSettings from '#models/user_settings'
import { networkOf } from '#domain/network'
import { BY_NETWORK, BY_PERSON } from '#services/limits/access_entries'
import { hasRoom } from '#services/limits/kept_rows'
import { digestOfRecoveryCode } from '#services/two_factor/recovery_codes'
import { sealSecret } from '#services/two_factor/sealed_secret'
import { newTotpSecret, stepOfCode } from '#services/two_factor/totp'
import { startAfresh } from '#tests/helpers/auth'
import { TOTP } from 'otpauth'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ADDRESS = '203.0.113.7'

const signIn = (client: ApiClient, body: object, address = ADDRESS) =>
  client
    .post('/api/v1/auth/login')
    .header('user-agent', AGENT)
    .header('x-forwarded-for', address)
    .json(body)

async function entries() {
  const rows = await AuditEvent.query().where('subject_type', 'access').orderBy('id')
  return rows.map(({ action, actorId, subjectId, message }) => {
    const { name, ...params } = message!
    return { action, actorId, subjectId, name, params: params as Record<string, string> }
  })
}

/** Of the addresses of letters that a stranger tried, those that have a count of their own. */
async function countedAccounts(tried: number) {
  const accounts = Array.from({ length: tried }, (_, nth) => `nobody${nth}@example.com`)
  const network = networkOf(ADDRESS)
  const free = await Promise.all(
    accounts.map((account) => hasRoom(1, '15 mins', `failed:wrongPassword:${account}:${network}`))
  )
  return free.filter((isFree) => !isFree).length
}

async function withTwoFactor() {
  const person = await UserFactory.create()
  const secret = newTotpSecret()
  await UserSettings.create({
    userId: person.id,
    sessionTimeout: '24h',
    language: 'en',
    timezone: 'Africa/Nairobi',
    twoFactorEnabled: true,
    twoFactorSecret: sealSecret(secret),
  })
  await db.table('recovery_codes').insert({
    user_id: person.id,
    code_hash: digestOfRecoveryCode(person.id, 'abcde-fghij'),
    created_at: new Date().toISOString(),
  })
  return { person, code: () => new TOTP({ secret }).generate(), secret }
}

test.group('The log of access', (group) => {
  startAfresh(group)
  group.each.setup(async () => {
    await AuditEvent.query().delete()
  })

  test('has who signed in, by what, from where, and who signed out', async ({ client, assert }) => {
    const { id, email } = await UserFactory.create()
    const response = await signIn(client, { email, password: FACTORY_PASSWORD })
    const out = await client.post('/api/v1/auth/logout').bearerToken(response.body().data.token)
    out.assertStatus(200)

    const [came, left] = await entries()
    const device = 'Firefox on Linux'
    assert.deepEqual(came, {
      action: 'access.signedIn',
      actorId: id,
      subjectId: id,
      name: 'access.signedIn',
      params: { factor: 'password', device, address: ADDRESS },
    })
    assert.include(left, { action: 'access.signedOut', actorId: id, subjectId: id })
    const event = await AuditEvent.firstOrFail()
    assert.equal(event.summary, `User ${id} signed in by password (${device}, ${ADDRESS})`)
    assert.isNotNull(event.requestId)
  })

  test('has the second factor, whether it was right or wrong', async ({ client, assert }) => {
    const { person, code, secret } = await withTwoFactor()
    const by = (otp?: string) =>
      signIn(client, { email: person.email, password: FACTORY_PASSWORD, otp })
    await by()
    assert.isEmpty(await entries(), 'being asked for a code is no outcome')
    const wrong = await by('000000')
    wrong.assertStatus(401)
    assert.isNotNull(stepOfCode(secret, code()))
    const right = await by(code())
    right.assertStatus(200)
    const recovered = await by('abcde-fghij')
    recovered.assertStatus(200)

    const told = await entries()
    assert.deepEqual(
      told.map(({ action, actorId, params }) => [action, actorId, params.factor ?? params.problem]),
      [
        ['access.signInFailed', null, 'wrongCode'],
        ['access.signedIn', person.id, 'codeByApp'],
        ['access.signedIn', person.id, 'recoveryCode'],
      ]
    )
  })

  test('has what failed, by account or by a digest, and never what was typed', async ({
    client,
    assert,
  }) => {
    const { id, email } = await UserFactory.create()
    await signIn(client, { email, password: 'my-secret-guess-1' })
    await signIn(client, { email: 'nobody@example.com', password: 'my-secret-guess-2' })
    const [known, stranger] = await entries()
    assert.include(known, { action: 'access.signInFailed', actorId: null, subjectId: id })
    assert.include(stranger, {
      action: 'access.signInFailed',
      name: 'access.strangerFailed',
      actorId: null,
      subjectId: 0,
    })
    assert.match(stranger.params.account, /^[0-9a-f]{12}$/)
    const kept = JSON.stringify(await db.from('audit_events'))
    for (const secret of ['my-secret-guess', 'nobody@example.com', email, FACTORY_PASSWORD]) {
      assert.notInclude(kept, secret)
    }
  })

  test('has who was kept out with the right password, and why', async ({ client, assert }) => {
    const off = await UserFactory.merge({ isActive: false }).create()
    const unverified = await UserFactory.merge({ emailVerified: false }).create()
    for (const { email } of [off, unverified]) {
      const refused = await signIn(client, { email, password: FACTORY_PASSWORD })
      refused.assertStatus(403)
    }
    const told = await entries()
    assert.deepEqual(
      told.map(({ action, actorId, subjectId, params }) => [
        action,
        actorId,
        subjectId,
        params.problem,
      ]),
      [
        ['access.signInFailed', null, off.id, 'deactivated'],
        ['access.signInFailed', null, unverified.id, 'notVerified'],
      ]
    )
  })

  test('has a wrong code of a letter, once, and the lock after many', async ({
    client,
    assert,
  }) => {
    const { id, email } = await UserFactory.merge({ emailVerified: false }).create()
    const verify = () => client.post('/api/v1/auth/verify-otp').json({ email, otp: '000000' })
    for (let tries = 0; tries < throttles.codes.requests; tries++) {
      const wrong = await verify()
      wrong.assertStatus(422)
    }
    const held = await verify()
    held.assertStatus(429)
    const told = await entries()
    assert.deepEqual(
      told.map(({ action, subjectId, params }) => [action, subjectId, params.problem]),
      [
        ['access.signInFailed', id, 'wrongCode'],
        ['access.locked', id, undefined],
      ]
    )
  })

  test('has a lock, once, though the door is tried on', async ({ client, assert }) => {
    const { id, email } = await UserFactory.create()
    for (let tries = 0; tries < 5; tries++) await signIn(client, { email, password: 'not-it' })
    for (let tries = 0; tries < 3; tries++) {
      const held = await signIn(client, { email, password: 'not-it' })
      held.assertStatus(429)
    }
    const told = await entries()
    assert.deepEqual(
      told.map(({ action, subjectId }) => [action, subjectId]),
      [
        ['access.signInFailed', id],
        ['access.locked', id],
      ]
    )
  })

  test('is not filled by a stranger with many addresses of letters', async ({ client, assert }) => {
    for (let tries = 0; tries < BY_NETWORK + 5; tries++) {
      await signIn(client, { email: `nobody${tries}@example.com`, password: 'not-it' })
    }
    assert.lengthOf(await entries(), BY_NETWORK)
    assert.equal(await countedAccounts(BY_NETWORK + 5), BY_NETWORK, 'no row for each address')
    await signIn(client, { email: 'somebody@example.com', password: 'not-it' }, '198.51.100.4')
    assert.lengthOf(await entries(), BY_NETWORK + 1, 'another network is still heard')
  })

  test('has what somebody signed in was refused, with the thing and once', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const other = await UserFactory.create()
    for (let times = 0; times < 2; times++) {
      const list = await client.get('/api/v1/users?search=secret-words').loginAs(guest)
      list.assertStatus(403)
      const person = await client.get(`/api/v1/users/${other.id}`).loginAs(guest)
      person.assertStatus(404)
    }
    const missing = await client.get('/api/v1/users/999999').loginAs(guest)
    missing.assertStatus(404)
    const told = await entries()
    assert.deepEqual(
      told.map(({ action, actorId, params }) => [action, actorId, params.call]),
      [
        ['access.refused', guest.id, 'GET /api/v1/users'],
        ['access.refused', guest.id, `GET /api/v1/users/${other.id}`],
      ]
    )
  })

  test('has every export, as often as one person may cause entries', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    await BookingFactory.create()
    const calls = {
      bookings: 'bookings/export.csv',
      properties: 'properties/export.csv',
      users: 'users/export.csv',
      subscribers: 'newsletter/subscribers/export.csv',
    }
    for (const call of Object.values(calls)) {
      const file = await client.get(`/api/v1/${call}`).loginAs(admin)
      file.assertStatus(200)
    }
    const told = await entries()
    assert.deepEqual(
      told.map(({ action, params }) => [action, params.list]),
      Object.keys(calls).map((list) => ['access.exported', list])
    )
    for (let times = 0; times < BY_PERSON; times++) {
      await client.get('/api/v1/users/export.csv').loginAs(admin)
    }
    assert.lengthOf(await entries(), BY_PERSON + 3)
  })

  test('has a password that was wrong where it is asked again', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const wrong = await client
      .post('/api/v1/settings/two-factor')
      .loginAs(person)
      .json({ password: 'not-it' })
    wrong.assertStatus(422)
    const [entry] = await entries()
    assert.include(entry, { action: 'access.proofFailed', actorId: person.id })
    assert.equal(entry.params.problem, 'wrongPassword')
  })

  test('is shown to admins by kind and by what happened', async ({ client, assert }) => {
    const { id, email } = await UserFactory.create()
    await signIn(client, { email, password: 'not-it' })
    await signIn(client, { email, password: FACTORY_PASSWORD })
    const admin = await UserFactory.apply('admin').create()
    const found = async (query: string) => {
      const response = await client.get(`/api/v1/audit?${query}`).loginAs(admin)
      response.assertStatus(200)
      const { data } = response.body() as { data: { action: string }[] }
      return data.map(({ action }) => action)
    }
    assert.lengthOf(await found(`subject=access&subjectId=${id}`), 2)
    assert.deepEqual(await found('action=access.signInFailed'), ['access.signInFailed'])
    assert.deepEqual(await found(`search=${ADDRESS}&actor=${id}`), ['access.signedIn'])
  })

  test('keeps nobody out when it cannot be written', async ({ client }) => {
    const { email } = await UserFactory.create()
    const { create } = AuditEvent
    AuditEvent.create = () => Promise.reject(new Error('the disk is full'))
    try {
      const response = await signIn(client, { email, password: FACTORY_PASSWORD })
      response.assertStatus(200)
      const wrong = await signIn(client, { email, password: 'not-it' })
      wrong.assertStatus(401)
    } finally {
      AuditEvent.create = create
    }
  })
})
