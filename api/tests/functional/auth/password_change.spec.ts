import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import SecurityNoticeMail from '#mails/security_notice_mail'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const NEW = 'Tamu-sana-7'
const DAY = 24 * 3600

test.group('Change of password', (group) => {
  const letters = startAfresh(group)
  const signIn = async (person: User) => {
    const token = await User.accessTokens.create(person)
    return token.value!.release()
  }

  test('ends all sessions and gives the caller a fresh one', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const [mine, other] = [await signIn(person), await signIn(person)]
    const response = await client
      .put('/api/v1/auth/updatepassword')
      .bearerToken(mine)
      .json({ currentPassword: FACTORY_PASSWORD, newPassword: NEW })

    response.assertStatus(200)
    response.assertBodyContains({ message: 'Password changed successfully!' })
    const { token, user } = response.body().data
    assert.equal(user._id, person.id)
    assert.isUndefined(response.header('set-cookie'))
    const statuses = []
    for (const carried of [mine, other, token]) {
      const me = await client.get('/api/v1/auth/me').bearerToken(carried)
      statuses.push(me.status())
    }
    assert.deepEqual(statuses, [401, 401, 200])
    await person.refresh()
    assert.isTrue(await person.verifyPassword(NEW))
    const [notice, ...others] = letters().of(SecurityNoticeMail)
    assert.lengthOf(others, 0)
    assert.include(
      contentsOf(notice).text,
      'It was not me:\nhttp://localhost:3000/auth/forgot-password?reason=security'
    )
  })

  test('whoever came by cookie goes on by cookie', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const token = await signIn(person)
    const response = await client
      .put('/api/v1/auth/updatepassword')
      .header('cookie', `makao_session=${token}`)
      .header('sec-fetch-site', 'same-origin')
      .json({ currentPassword: FACTORY_PASSWORD, newPassword: NEW })
    response.assertStatus(200)
    assert.notProperty(response.body().data, 'token')
    const cookie = String(response.header('set-cookie'))
    assert.match(cookie, /^makao_session=oat_[^;]+; Path=\/; HttpOnly/)
    assert.notInclude(cookie, token)
  })

  test('the fresh session lives as long as the old one would have', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const login = await client
      .post('/api/v1/auth/login')
      .json({ email: person.email, password: FACTORY_PASSWORD, rememberMe: true })
    await client
      .put('/api/v1/auth/updatepassword')
      .bearerToken(login.body().data.token)
      .json({ currentPassword: FACTORY_PASSWORD, newPassword: NEW })
    const [token] = await User.accessTokens.all(person)
    const days = (token.expiresAt!.getTime() - Date.now()) / (24 * 3600 * 1000)
    assert.approximately(days, 30, 0.1)
  })

  test('its cookie is kept as the old one was: a timeout of {timeout}, remembered: {rememberMe}')
    .with([
      { timeout: '24h', rememberMe: true, maxAge: 30 * DAY, isOld: false },
      /** Of a release that kept no name */
      { timeout: '24h', rememberMe: true, maxAge: 30 * DAY, isOld: true },
      { timeout: '1h', rememberMe: true, maxAge: 3600, isOld: false },
      { timeout: 'never', rememberMe: true, maxAge: 400 * DAY, isOld: false },
      { timeout: 'never', rememberMe: false, maxAge: null, isOld: false },
      { timeout: '24h', rememberMe: false, maxAge: null, isOld: false },
    ])
    .run(async ({ client, assert }, { timeout, rememberMe, maxAge, isOld }) => {
      const person = await UserFactory.create()
      const settings = await UserSettings.of(person.id)
      await settings.merge({ sessionTimeout: timeout }).save()
      const kept = (response: ApiResponse) =>
        /Max-Age=\d+/.exec(String(response.header('set-cookie')))?.[0] ?? null

      const login = await client
        .post('/api/v1/auth/login')
        .header('x-client', 'web')
        .json({ email: person.email, password: FACTORY_PASSWORD, rememberMe })
      const cookie = String(login.header('set-cookie')).split(';')[0]
      const sessions = db.from('auth_access_tokens').where('tokenable_id', person.id)
      if (isOld) await sessions.update({ name: null })
      const change = await client
        .put('/api/v1/auth/updatepassword')
        .header('cookie', cookie)
        .header('sec-fetch-site', 'same-origin')
        .json({ currentPassword: FACTORY_PASSWORD, newPassword: NEW })

      change.assertStatus(200)
      const expected = maxAge === null ? null : `Max-Age=${maxAge}`
      assert.deepEqual([kept(login), kept(change)], [expected, expected])
    })

  test('refuses a wrong current password, a weak one and the same again', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const token = await signIn(person)
    const change = (currentPassword: string, newPassword: string) =>
      client
        .put('/api/v1/auth/updatepassword')
        .bearerToken(token)
        .json({ currentPassword, newPassword })

    const fields = []
    for (const [current, wanted] of [
      ['Wrong-one-1', NEW],
      [FACTORY_PASSWORD, 'weak'],
      [FACTORY_PASSWORD, FACTORY_PASSWORD],
      [FACTORY_PASSWORD, 'Password1'],
    ]) {
      const response = await change(current, wanted)
      response.assertStatus(422)
      fields.push(response.body().errors[0].field)
    }
    assert.deepEqual(fields, ['currentPassword', 'newPassword', 'newPassword', 'newPassword'])
    const me = await client.get('/api/v1/auth/me').bearerToken(token)
    me.assertStatus(200)
  })

  test('five guesses at the current password, then 429', async ({ client }) => {
    const person = await UserFactory.create()
    const token = await signIn(person)
    const guess = () =>
      client
        .put('/api/v1/auth/updatepassword')
        .bearerToken(token)
        .json({ currentPassword: 'Wrong-one-1', newPassword: NEW })
    for (let times = 0; times < 5; times++) {
      const response = await guess()
      response.assertStatus(422)
    }
    const sixth = await guess()
    sixth.assertStatus(429)
  })

  test('asks for a session', async ({ client }) => {
    const response = await client
      .put('/api/v1/auth/updatepassword')
      .json({ currentPassword: FACTORY_PASSWORD, newPassword: NEW })
    response.assertStatus(401)
  })
})
