import { setTimeout as pause } from 'node:timers/promises'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { TOTP, URI } from 'otpauth'
import { changePassword } from '#actions/auth/change_password'
import { checkPassword } from '#actions/auth/check_password'
import { openSession } from '#actions/auth/open_session'
import { endOtherSessions, endSession } from '#actions/settings/end_session'
import { confirmTwoFactor, startTwoFactor as beginTwoFactor } from '#actions/settings/two_factor'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { CaughtLetters } from '#tests/helpers/letters'
import { leftovers, photographAsJpeg } from '#tests/helpers/pictures'

const DEVICE = { userAgent: 'Makao for Android 1.0', ipAddress: '192.0.2.7' }

/** Without a transaction around it: what is under test is what several connections do to each other. */
test.group('Accounts | at the same moment', (group) => {
  let letters: CaughtLetters
  let person: User

  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    person = await UserFactory.create()
    return async () => {
      letters.release()
      await db.from('audit_events').where('actor_id', person.id).delete()
      await person.delete()
    }
  })

  test('a password link is used by one', async ({ client, assert }) => {
    await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
    const [{ token }] = letters.of(PasswordLinkMail)
    const passwords = ['First-one-1', 'Second-one-2', 'Third-one-3']
    const responses = await Promise.all(
      passwords.map((password) =>
        client.put(`/api/v1/auth/resetpassword/${token}`).json({ password })
      )
    )
    const statuses = responses.map((response) => response.status())
    assert.deepEqual([...statuses].sort(), [200, 400, 400])
    await person.refresh()
    assert.isTrue(await person.verifyPassword(passwords[statuses.indexOf(200)]))
  })

  test('of two changes of the password one holds, and one session lives', async ({
    client,
    assert,
  }) => {
    // Opened before both: one opened after the first change would rightly live on.
    const session = await User.accessTokens.create(person, ['*'], { expiresIn: 600 })
    const responses = await Promise.all(
      ['First-one-1', 'Second-one-2'].map((newPassword) =>
        client
          .put('/api/v1/auth/updatepassword')
          .bearerToken(session.value!.release())
          .json({ currentPassword: FACTORY_PASSWORD, newPassword })
      )
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.equal(statuses[0], 200)
    assert.include([401, 422], statuses[1])
    const living = await db.from('auth_access_tokens').where('tokenable_id', person.id)
    assert.lengthOf(living, 1)
  })

  test('of two sign-ins one renews a hash of older parameters, and both come in', async ({
    client,
    assert,
  }) => {
    const password = await new Scrypt({ cost: 2048, blockSize: 8 }).make(FACTORY_PASSWORD)
    await db.from('users').where('id', person.id).update({ password })
    const responses = await Promise.all(
      [1, 2].map(() =>
        client.post('/api/v1/auth/login').json({ email: person.email, password: FACTORY_PASSWORD })
      )
    )
    assert.deepEqual(
      responses.map((response) => response.status()),
      [200, 200]
    )
  })

  /** In the losing order: each of them comes between what a sign-in checks and the session that it opens. */
  test('a sign-in under way opens no session after "{$self}"')
    .with(['password', 'twoFactor', 'isActive'] as const)
    .run(async ({ client, assert }, changed) => {
      const checked = await checkPassword(person.email, FACTORY_PASSWORD, DEVICE)
      const steps = {
        password: async () => {
          await client.post('/api/v1/auth/forgotpassword').json({ email: person.email })
          const [{ token }] = letters.of(PasswordLinkMail)
          const path = `/api/v1/auth/resetpassword/${token}`
          const reset = await client.put(path).json({ password: 'First-one-1' })
          reset.assertStatus(200)
        },
        twoFactor: async () => {
          const { confirm } = await startTwoFactor(client)
          await confirm()
        },
        isActive: async () => void (await person.merge({ isActive: false }).save()),
      }
      await steps[changed]()
      const alive = () => db.from('auth_access_tokens').where('tokenable_id', person.id)
      const before = await alive()
      const opened = openSession(checked, DEVICE, { factor: 'password' })
      await assert.rejects(() => opened, 'auth.invalidCredentials')
      assert.deepEqual(await alive(), before)
    })

  test('a change of the password under way renews no session that was ended', async ({
    client,
    assert,
  }) => {
    const { confirm } = await startTwoFactor(client)
    const former = await User.findOrFail(person.id)
    former.currentAccessToken = await User.accessTokens.create(former)
    await confirm()
    const passwords = { currentPassword: FACTORY_PASSWORD, newPassword: 'First-one-1' }
    const changed = changePassword(former, passwords, DEVICE, {
      seconds: 600,
      remember: false,
    })
    await assert.rejects(() => changed, 'unauthenticated')
    await person.refresh()
    assert.isTrue(await person.verifyPassword(FACTORY_PASSWORD))
    assert.lengthOf(await User.accessTokens.all(person), 1)
  })

  test('two-factor sign-in is not switched on by a session that was ended', async ({ assert }) => {
    const former = await User.findOrFail(person.id)
    const { secret } = await beginTwoFactor(former, { password: FACTORY_PASSWORD })
    former.currentAccessToken = await User.accessTokens.create(former)
    await db.from('auth_access_tokens').where('tokenable_id', person.id).delete()
    const session = await User.accessTokens.create(person)
    await assert.rejects(
      () => confirmTwoFactor(former, new TOTP({ secret }).generate()),
      'unauthenticated'
    )
    const alive = await User.accessTokens.all(person)
    assert.deepEqual(
      alive.map(({ identifier }) => identifier),
      [session.identifier]
    )
  })

  test('two-factor sign-in waits for a session that is being opened, and ends it', async ({
    client,
  }) => {
    const { confirm } = await startTwoFactor(client)
    let confirmed: ReturnType<typeof confirm>
    const early = await writeTransaction(async (trx) => {
      await holdRow(trx, User, person.id)
      confirmed = confirm()
      await pause(1000)
      return User.accessTokens.issue(trx, person.id, { ...DEVICE, seconds: 600, remember: false })
    })
    await confirmed!
    const me = await client.get('/api/v1/auth/me').bearerToken(early)
    me.assertStatus(401)
  })

  test('ending "{$self}" waits for whoever changes what sessions are opened with')
    .with(['one session', 'all others'] as const)
    .run(async ({ assert }, asked) => {
      const mine = await User.accessTokens.create(person)
      const lost = await User.accessTokens.create(person)
      const currentId = Number(mine.identifier)
      const session = { id: Number(lost.identifier) }
      const proof = { password: FACTORY_PASSWORD }
      const end = () =>
        asked === 'one session'
          ? endSession(person, { session, currentId }, proof)
          : endOtherSessions(person, currentId, proof)

      let ended: Promise<unknown>
      const meanwhile = await writeTransaction(async (trx) => {
        await holdRow(trx, User, person.id)
        ended = end()
        await pause(1000)
        return trx.from('auth_access_tokens').where('id', session.id).first()
      })
      assert.isNotNull(meanwhile)
      await ended!
      const alive = await User.accessTokens.all(person)
      assert.deepEqual(
        alive.map(({ identifier }) => Number(identifier)),
        [currentId]
      )
    })

  test('a code of the app and a recovery code open one session each', async ({
    client,
    assert,
  }) => {
    const { app, confirm } = await startTwoFactor(client)
    const recoveryCode = await confirm()

    for (const code of [app.generate(), recoveryCode]) {
      await limiter.clear(['memory'])
      const responses = await Promise.all(
        [1, 2, 3].map(() =>
          client
            .post('/api/v1/auth/login')
            .json({ email: person.email, password: FACTORY_PASSWORD, otp: code })
        )
      )
      const statuses = responses.map((response) => response.status()).sort()
      assert.deepEqual(statuses, [200, 401, 401])
    }
  })

  test('of two pictures one stays, and nothing else is left', async ({ client, assert }) => {
    const before = await leftovers('avatars')
    const picture = await photographAsJpeg({ width: 300, height: 200 })
    await Promise.all(
      [1, 2].map(() =>
        client
          .post('/api/v1/auth/uploadavatar')
          .loginAs(person)
          .file('avatar', picture, { filename: 'me.jpg' })
      )
    )
    await person.refresh()
    assert.isNotNull(person.avatar)
    const after = await leftovers('avatars')
    assert.equal(after.stored, before.stored + 1)
  })

  test('two changes of the settings do not undo each other', async ({ client, assert }) => {
    const changes = [{ language: 'sw' }, { timezone: 'UTC' }, { privacy: { showPhone: true } }]
    await Promise.all(
      changes.map((change) => client.put('/api/v1/settings').loginAs(person).json(change))
    )
    const settings = await client.get('/api/v1/settings').loginAs(person)
    assert.containsSubset(settings.body().data, {
      language: 'sw',
      timezone: 'UTC',
      privacy: { showPhone: true },
    })
  })

  /** The clock stands still from then on, so that no code grows old in the midst of a test. */
  async function startTwoFactor(client: ApiClient) {
    freezeTime(new Date())
    const path = '/api/v1/settings/two-factor'
    const started = await client.post(path).loginAs(person).json({ password: FACTORY_PASSWORD })
    const app = URI.parse(String(started.body().data.otpauthUrl)) as TOTP
    /** With the code of the step before: the current one is still unused. @returns a recovery code */
    const confirm = async () => {
      const otp = app.generate({ timestamp: Date.now() - 30_000 })
      const confirmed = await client.put(path).loginAs(person).json({ otp })
      confirmed.assertStatus(200)
      return String(confirmed.body().data.recoveryCodes[0])
    }
    return { app, confirm }
  }
})
