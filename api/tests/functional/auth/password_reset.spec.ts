import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { createUser } from '#actions/users/create_user'
import { UserFactory } from '#database/factories/user_factory'
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

  test('says of a link whether it still works, and leaves it as it is', async ({ client }) => {
    const person = await UserFactory.create()
    await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    const [{ token }] = links()
    const check = (value: string) => client.get(`/api/v1/auth/resetpassword/${value}`)

    const twice = [await check(token), await check(token)]
    twice.forEach((answer) => answer.assertStatus(200))
    const reset = await client.put(`/api/v1/auth/resetpassword/${token}`).json({ password: NEW })
    reset.assertStatus(200)
    for (const dead of [await check(token), await check('x'.repeat(43))]) {
      dead.assertStatus(400)
      dead.assertBodyContains({ message: DEAD, code: 'E_DEAD_RESET_LINK' })
    }
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

  test(
    'a link that is asked for ends no invitation, and the one that is used ends the other: {$self}'
  )
    .with(['invitation', 'forgotten'] as const)
    .run(async ({ client, assert }, used) => {
      const details = { firstName: 'Baraka', lastName: 'Mwangi', email: 'baraka@example.com' }
      await createUser(null, { ...details, role: 'host' })
      for (let times = 0; times < 2; times++) {
        await client.post('/api/v1/auth/forgotpassword').json({ email: details.email })
      }
      const [invitation, former, forgotten] = links()
      assert.deepEqual([invitation.occasion, forgotten.occasion], ['invitation', 'forgotten'])
      const check = async ({ token }: PasswordLinkMail) => {
        const answer = await client.get(`/api/v1/auth/resetpassword/${token}`)
        return answer.status()
      }
      const [first, second] =
        used === 'invitation' ? [invitation, forgotten] : [forgotten, invitation]
      assert.deepEqual([await check(first), await check(second)], [200, 200])
      assert.equal(await check(former), 400)

      const reset = await client
        .put(`/api/v1/auth/resetpassword/${first.token}`)
        .json({ password: NEW })
      reset.assertStatus(200)
      assert.deepEqual([await check(first), await check(second)], [400, 400])
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
