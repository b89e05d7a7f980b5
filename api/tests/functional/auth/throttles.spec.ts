import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { issuePasswordReset } from '#actions/auth/issue_password_reset'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { throttles } from '#http/throttles'
import SecurityNoticeMail from '#mails/security_notice_mail'
import { ACCOUNT_TRIES } from '#services/limits/sign_in_tries'
import { registration, startAfresh } from '#tests/helpers/auth'

const TOO_MANY = 'Too many requests. Please try again later.'

function signIn(client: ApiClient, email: string, password: string) {
  return client.post('/api/v1/auth/login').json({ email, password })
}

test.group('Throttles of the accounts', (group) => {
  startAfresh(group)

  test('five failures on one account, then 429 with Retry-After', async ({ client, assert }) => {
    const { email } = await UserFactory.create()
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await signIn(client, email, 'not-the-one')
      wrong.assertStatus(401)
    }
    const locked = await signIn(client, email.toUpperCase(), FACTORY_PASSWORD)
    locked.assertStatus(429)
    locked.assertBody({ success: false, code: 'E_TOO_MANY_REQUESTS', message: TOO_MANY })
    assert.isAbove(Number(locked.header('retry-after')), 800)
    assert.isAtMost(Number(locked.header('retry-after')), 900)
  })

  test('signing in counts from nought again', async ({ client }) => {
    const { email } = await UserFactory.create()
    for (let times = 0; times < 9; times++) {
      const response = await signIn(client, email, FACTORY_PASSWORD)
      response.assertStatus(200)
    }
  })

  test('a carrier’s shared address may send 120 sign-ins a minute', async ({ client }) => {
    for (let person = 0; person < 120; person++) {
      const response = await client
        .post('/api/v1/auth/login')
        .json({ email: `nobody${person}@example.com` })
      response.assertStatus(422)
    }
    const response = await signIn(client, 'one-more@example.com', 'whatever')
    response.assertStatus(429)
  })

  test('all addresses of one IPv6 network count as one', async ({ client }) => {
    const { email } = await UserFactory.create()
    const from = (address: string) =>
      signIn(client, email, 'not-the-one').header('x-forwarded-for', address)
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await from(`2001:db8:7:1::${tries + 1}`)
      wrong.assertStatus(401)
    }
    const same = await from('2001:0db8:0007:0001:ffff::9')
    const next = await from('2001:db8:7:2::1')
    same.assertStatus(429)
    next.assertStatus(401)
  })

  test('ten codes in a quarter of an hour', async ({ client, assert }) => {
    const body = { email: 'wanjiku@example.com', otp: '123456' }
    for (let tries = 0; tries < 10; tries++) {
      const wrong = await client.post('/api/v1/auth/verify-otp').json(body)
      wrong.assertStatus(422)
    }
    const response = await client.post('/api/v1/auth/verify-otp').json(body)
    response.assertStatus(429)
    assert.isAbove(Number(response.header('retry-after')), 0)
  })

  test('codes of many addresses, tried or asked for, are two hundred an hour from one network', async ({
    client,
  }) => {
    const call = (name: string, email: string) =>
      client.post(`/api/v1/auth/${name}`).json({ email })
    for (let address = 0; address < 200; address++) {
      const response = await call(address % 2 ? 'verify-otp' : 'resend-otp', `nobody ${address}`)
      response.assertStatus(422)
    }
    for (const name of ['verify-otp', 'resend-otp']) {
      const response = await call(name, 'one-more@example.com')
      response.assertStatus(429)
      const elsewhere = await call(name, 'one more').header('x-forwarded-for', '203.0.113.9')
      elsewhere.assertStatus(422)
    }
  })

  test('registrations of one address of a person are few, of a network many', async ({
    client,
    assert,
  }) => {
    for (let tries = 0; tries < 10; tries++) {
      await client.post('/api/v1/auth/register').json({ email: 'wanjiku@example.com' })
    }
    const same = await client.post('/api/v1/auth/register').json(registration())
    same.assertStatus(429)
    const other = await client
      .post('/api/v1/auth/register')
      .json(registration({ email: 'achieng@example.com' }))
    other.assertStatus(201)
    assert.equal(throttles.registrationPerNetwork.requests, 200)
  })
})

test.group('An account under attack', (group) => {
  const letters = startAfresh(group)
  const from = (client: ApiClient, email: string, password: string, network: string) =>
    signIn(client, email, password).header('x-forwarded-for', network)
  const notices = () =>
    letters()
      .of(SecurityNoticeMail)
      .filter(({ notice }) => notice === 'manyTries')

  async function attack(client: ApiClient, email: string) {
    const statuses = []
    for (let tries = 0; tries <= ACCOUNT_TRIES; tries++) {
      const response = await from(client, email, 'not-the-one', `10.1.${tries}.1`)
      statuses.push(response.status())
    }
    return statuses
  }

  test('is not guessed at from many networks, and its owner is told once', async ({
    client,
    assert,
  }) => {
    const { email } = await UserFactory.create()
    const statuses = await attack(client, email)
    assert.deepEqual(new Set(statuses.slice(0, ACCOUNT_TRIES)), new Set([401]))
    assert.equal(statuses.at(-1), 429)
    const more = await from(client, email, FACTORY_PASSWORD, '10.2.0.1')
    more.assertStatus(429)
    assert.isAbove(Number(more.header('retry-after')), 3000)
    assert.lengthOf(notices(), 1)

    const unknown = await attack(client, 'nobody@example.com')
    assert.deepEqual(unknown, statuses)
  })

  test('stays open to its owner: from a known network, and after a new password', async ({
    client,
  }) => {
    const person = await UserFactory.create()
    const before = await from(client, person.email, FACTORY_PASSWORD, '10.9.0.1')
    before.assertStatus(200)
    await attack(client, person.email)
    const home = await from(client, person.email, FACTORY_PASSWORD, '10.9.0.1')
    home.assertStatus(200)

    const token = await db.transaction((trx) => issuePasswordReset(trx, person.id, 600))
    await client.put(`/api/v1/auth/resetpassword/${token}`).json({ password: 'Mpya-Kabisa-77' })
    const elsewhere = await from(client, person.email, 'Mpya-Kabisa-77', '10.8.0.1')
    elsewhere.assertStatus(200)
  })
})
