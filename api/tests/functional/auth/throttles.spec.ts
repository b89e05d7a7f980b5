import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
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

  test('twenty sign-ins a minute from one address, whoever they are for', async ({ client }) => {
    for (let person = 0; person < 20; person++) {
      const response = await client
        .post('/api/v1/auth/login')
        .json({ email: `nobody${person}@example.com` })
      response.assertStatus(422)
    }
    const response = await signIn(client, 'one-more@example.com', 'whatever')
    response.assertStatus(429)
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

  test('twenty registrations an hour from one address', async ({ client }) => {
    for (let person = 0; person < 20; person++) {
      await client.post('/api/v1/auth/register').json({})
    }
    const response = await client.post('/api/v1/auth/register').json(registration())
    response.assertStatus(429)
  })
})
