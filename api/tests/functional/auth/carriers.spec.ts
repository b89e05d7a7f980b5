import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'

const OWN = 'http://localhost:3000'

async function openToken() {
  const person = await UserFactory.create()
  const token = await User.accessTokens.create(person, ['*'], { expiresIn: 600 })
  return { person, token: token.value!.release() }
}

test.group('Session carriers', (group) => {
  startAfresh(group)

  test('a cookie is as good as a bearer header', async ({ client, assert }) => {
    const { person, token } = await openToken()
    const response = await client
      .get('/api/v1/auth/me')
      .header('cookie', `theme=dark; makao_session=${token}`)
    response.assertStatus(200)
    assert.equal(response.body().data._id, person.id)
  })

  test('a cookie changes something only for our own pages: {title}')
    .with([
      { title: 'no origin at all', headers: {}, status: 403 },
      { title: 'own origin', headers: { origin: OWN }, status: 200 },
      { title: 'foreign origin', headers: { origin: 'https://evil.example' }, status: 403 },
      { title: 'null origin', headers: { origin: 'null' }, status: 403 },
      { title: 'same-origin fetch', headers: { 'sec-fetch-site': 'same-origin' }, status: 200 },
      { title: 'same-site fetch', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
      {
        title: 'cross-site fetch that claims our origin',
        headers: { 'sec-fetch-site': 'cross-site', 'origin': OWN },
        status: 403,
      },
    ])
    .run(async ({ client }, { headers, status }) => {
      const { token } = await openToken()
      const request = client.post('/api/v1/auth/logout').header('cookie', `makao_session=${token}`)
      for (const [name, value] of Object.entries(headers)) request.header(name, value)
      const response = await request
      response.assertStatus(status)
      if (status === 403) response.assertBodyContains({ code: 'E_FORBIDDEN_ORIGIN' })
      const me = await client.get('/api/v1/auth/me').bearerToken(token)
      me.assertStatus(status === 403 ? 200 : 401)
    })

  test('every answer to a session says whose it was, and one to a stranger nobody', async ({
    client,
    assert,
  }) => {
    const { person, token } = await openToken()
    const own = await client.get('/api/v1/settings').bearerToken(token)
    assert.equal(own.header('x-user'), `${person.id}`)
    const recognised = await client.get('/api/v1/properties').bearerToken(token)
    assert.equal(recognised.header('x-user'), `${person.id}`)
    const refused = await client.get('/api/v1/users').bearerToken(token)
    refused.assertStatus(403)
    assert.equal(refused.header('x-user'), `${person.id}`)
    const anonymous = await client.get('/api/v1/properties')
    assert.isUndefined(anonymous.header('x-user'))
  })

  test('what a page meant as somebody else is refused and not done', async ({ client, assert }) => {
    const first = await UserFactory.create()
    const { person, token } = await openToken()
    const change = () =>
      client
        .put('/api/v1/auth/updatedetails')
        .json({ firstName: 'Typed', lastName: 'Before' })
        .bearerToken(token)

    const refused = await change().header('x-user', `${first.id}`)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_OTHER_USER' })
    assert.equal(refused.header('x-user'), `${person.id}`)
    const kept = await User.findOrFail(person.id)
    assert.equal(kept.firstName, person.firstName)

    const meant = await change().header('x-user', `${person.id}`)
    meant.assertStatus(200)
  })

  test('a bearer header needs no origin, even beside a cookie', async ({ client }) => {
    const { token } = await openToken()
    const response = await client
      .post('/api/v1/auth/logout')
      .header('cookie', 'makao_session=oat_MQ.c3R1ZmY')
      .header('origin', 'https://partner.example')
      .bearerToken(token)
    response.assertStatus(200)
  })

  test('a dead token answers 401: {title}')
    .with([
      { title: 'nothing', value: '' },
      { title: 'a word', value: 'karibu' },
      { title: 'prefix alone', value: 'oat_' },
      { title: 'no secret', value: 'oat_MQ' },
      { title: 'empty parts', value: 'oat_.' },
      { title: 'unknown id', value: `oat_${btoa('2000000000')}.${btoa('secret')}` },
      { title: 'id beyond 32 bits', value: `oat_${btoa('99999999999')}.${btoa('secret')}` },
      { title: 'id as text', value: `oat_${btoa('1; drop table users')}.${btoa('secret')}` },
      { title: 'id with a NUL', value: `oat_${btoa('1\0')}.${btoa('secret')}` },
      { title: 'negative id', value: `oat_${btoa('-1')}.${btoa('secret')}` },
      { title: 'far too long', value: `oat_${'A'.repeat(5000)}.${'B'.repeat(5000)}` },
      { title: 'no base64', value: 'oat_%%%.%%%' },
    ])
    .run(async ({ client }, { value }) => {
      const viaHeader = await client
        .get('/api/v1/auth/me')
        .header('authorization', `Bearer ${value}`)
      const viaCookie = await client
        .get('/api/v1/auth/me')
        .header('cookie', `makao_session=${value}`)
      for (const response of [viaHeader, viaCookie]) {
        response.assertStatus(401)
        response.assertBody({
          success: false,
          code: 'E_UNAUTHENTICATED',
          message: 'Please sign in to continue.',
        })
      }
    })

  test('other schemes of authorization answer 401', async ({ client }) => {
    for (const value of ['Basic dXNlcjpwYXNz', 'Bearer', 'bearer  ', 'oat_x.y']) {
      const response = await client.get('/api/v1/auth/me').header('authorization', value)
      response.assertStatus(401)
    }
  })

  test('a wrong secret for a real id answers 401', async ({ client }) => {
    const { token } = await openToken()
    const [id] = token.split('.')
    const response = await client.get('/api/v1/auth/me').bearerToken(`${id}.${btoa('guess')}`)
    response.assertStatus(401)
  })

  test('an expired token, a deactivated and a deleted person answer 401', async ({ client }) => {
    const person = await UserFactory.create()
    const expired = await User.accessTokens.create(person, ['*'], { expiresIn: -1 })
    const inactive = await UserFactory.apply('inactive').create()
    const deleted = await UserFactory.apply('deleted').create()
    const tokens = [
      expired,
      await User.accessTokens.create(inactive, ['*'], { expiresIn: 600 }),
      await User.accessTokens.create(deleted, ['*'], { expiresIn: 600 }),
    ]
    for (const token of tokens) {
      const response = await client.get('/api/v1/auth/me').bearerToken(token.value!.release())
      response.assertStatus(401)
    }
  })
})
