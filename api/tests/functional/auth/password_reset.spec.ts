import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import SecurityNoticeMail from '#mails/security_notice_mail'
import User from '#models/user'
import db from '@adonisjs/lucid/services/db'
import { sqlTime } from '#services/database/sql_time'
import { startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const SENT = 'Reset instructions sent to your email!'
const DEAD = 'This password reset link is invalid or has expired.'
const NEW = 'Tamu-sana-7'

test.group('Forgotten password', (group) => {
  const letters = startAfresh(group)
  const links = () => letters().of(PasswordLinkMail)

  test('mails a link that sets a new password once', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const asked = await client
      .post('/api/v1/auth/forgotpassword')
      .json({ email: ` ${person.email.toUpperCase()} ` })
    asked.assertStatus(200)
    asked.assertBody({ success: true, data: null, message: SENT })

    const [letter] = links()
    const { html, text, to } = contentsOf(letter)
    assert.match(letter.token, /^[\w-]{43}$/)
    assert.include(text, `http://localhost:3000/auth/reset-password/${letter.token}`)
    assert.include(html, letter.url)
    assert.include(JSON.stringify(to), person.email)

    const reset = await client
      .put(`/api/v1/auth/resetpassword/${letter.token}`)
      .json({ password: NEW })
    reset.assertStatus(200)
    reset.assertBodyContains({ success: true, message: 'Password reset successfully!' })
    await person.refresh()
    assert.isTrue(await person.verifyPassword(NEW))
    assert.lengthOf(letters().of(SecurityNoticeMail), 1)

    const again = await client
      .put(`/api/v1/auth/resetpassword/${letter.token}`)
      .json({ password: 'Another-one-8' })
    again.assertStatus(400)
    again.assertBodyContains({ success: false, message: DEAD, code: 'E_DEAD_RESET_LINK' })
  })

  test('keeps the token only as a digest, for 30 minutes', async ({ client, assert }) => {
    const person = await UserFactory.create()
    await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    const [row] = await db.from('password_resets').where('user_id', person.id)
    assert.lengthOf(row.token_hash, 64)
    assert.notInclude(JSON.stringify(row), links()[0].token)

    const expire = sqlTime(db.connection(), DateTime.utc().plus({ minutes: 29 }))
    const late = sqlTime(db.connection(), DateTime.utc().plus({ minutes: 31 }))
    const living = db.from('password_resets').where('expires_at', '>', expire)
    assert.lengthOf(await living.where('expires_at', '<', late), 1)
  })

  test('ends every session of the person and no one else’s', async ({ client }) => {
    const person = await UserFactory.create()
    const other = await UserFactory.create()
    const token = await User.accessTokens.create(person)
    const theirs = await User.accessTokens.create(other)
    await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    await client.put(`/api/v1/auth/resetpassword/${links()[0].token}`).json({ password: NEW })
    const dead = await client.get('/api/v1/auth/me').bearerToken(token.value!.release())
    const living = await client.get('/api/v1/auth/me').bearerToken(theirs.value!.release())
    dead.assertStatus(401)
    living.assertStatus(200)
  })

  test('answers everybody the same and writes only to who may use an account', async ({
    client,
    assert,
  }) => {
    const known = await UserFactory.create()
    const inactive = await UserFactory.apply('inactive').create()
    const bodies = []
    for (const email of [known.email, inactive.email, 'nobody@example.com']) {
      const response = await client.post('/api/v1/auth/forgotpassword').json({ email })
      response.assertStatus(200)
      bodies.push(response.body())
    }
    assert.deepEqual(bodies[0], bodies[1])
    assert.deepEqual(bodies[1], bodies[2])
    assert.equal(letters().count, 1)
  })

  test('a second link makes the first one dead', async ({ client }) => {
    const person = await UserFactory.create()
    for (let times = 0; times < 2; times++) {
      await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    }
    const [first, second] = links()
    const reset = (token: string) =>
      client.put(`/api/v1/auth/resetpassword/${token}`).json({ password: NEW })
    const old = await reset(first.token)
    const fresh = await reset(second.token)
    old.assertStatus(400)
    fresh.assertStatus(200)
  })

  test('an expired link, a foreign one and a deactivated person’s are dead', async ({ client }) => {
    const person = await UserFactory.create()
    await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    const [{ token }] = links()
    const reset = (value: string) =>
      client.put(`/api/v1/auth/resetpassword/${value}`).json({ password: NEW })

    const foreign = await reset('x'.repeat(43))
    foreign.assertStatus(400)
    await person.merge({ isActive: false }).save()
    const deactivated = await reset(token)
    deactivated.assertStatus(400)
    await person.merge({ isActive: true }).save()
    await db
      .from('password_resets')
      .update({ expires_at: sqlTime(db.connection(), DateTime.utc().minus({ seconds: 2 })) })
    const expired = await reset(token)
    expired.assertStatus(400)
    expired.assertBodyContains({ message: DEAD })
  })

  test('the link proves the e-mail, too', async ({ client, assert }) => {
    const person = await UserFactory.apply('unverified').create()
    await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    await client.put(`/api/v1/auth/resetpassword/${links()[0].token}`).json({ password: NEW })
    await person.refresh()
    assert.isTrue(person.emailVerified)
  })

  test('"{password}" is refused and the link lives on')
    .with([
      { password: '', text: 'Password is required' },
      { password: 'Ab1', text: /at least 6 characters with uppercase, lowercase, and number$/ },
      { password: 'abcdef1', text: /at least 6 characters with uppercase/ },
      { password: 'ABCDEF1', text: /at least 6 characters with uppercase/ },
      { password: 'Abcdefg', text: /at least 6 characters with uppercase/ },
      { password: 'Password1', text: /too common/ },
    ])
    .run(async ({ client, assert }, { password, text }) => {
      const person = await UserFactory.create()
      await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
      const path = `/api/v1/auth/resetpassword/${links()[0].token}`
      const refused = await client.put(path).json({ password })
      refused.assertStatus(422)
      assert.match(refused.body().message, new RegExp(text))
      const right = await client.put(path).json({ password: NEW })
      right.assertStatus(200)
    })

  test('three letters to one inbox, five wishes of one address, then 429', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const ask = () => client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    for (let times = 0; times < 5; times++) {
      const response = await ask()
      response.assertStatus(200)
    }
    const sixth = await ask()
    sixth.assertStatus(429)
    assert.isAtLeast(Number(sixth.header('retry-after')), 1)
    assert.lengthOf(links(), 3)
  })

  test('"Invalid email address" for what is none', async ({ client }) => {
    const response = await client.post('/api/v1/auth/forgotpassword').json({ email: 'wanjiku' })
    response.assertStatus(422)
    response.assertBodyContains({ message: 'Invalid email address' })
  })
})

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
    assert.lengthOf(letters().of(SecurityNoticeMail), 1)
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
