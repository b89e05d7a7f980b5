import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import SecurityNoticeMail from '#mails/security_notice_mail'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const DEFAULTS = {
  notifications: { email: true, push: true, sms: false, marketing: false },
  privacy: { publicProfile: true, showEmail: false, showPhone: false, allowMessages: true },
  security: { twoFactorEnabled: false, loginAlerts: true, sessionTimeout: '24h' },
  language: 'en',
  timezone: 'Africa/Nairobi',
}

const HOUR = 3600 * 1000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.group('Settings', (group) => {
  const letters = startAfresh(group)

  test('are the defaults of the screen until somebody chooses', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const response = await client.get('/api/v1/settings').loginAs(person)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, { ...DEFAULTS, updatedAt: null })
    assert.isNull(await UserSettings.find(person.id))
  })

  test('keep what is chosen and leave the rest', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const save = (body: object) => client.put('/api/v1/settings').loginAs(person).json(body)
    const first = await save({
      notifications: { email: false },
      privacy: { showPhone: true },
      language: 'sw',
    })
    first.assertStatus(200)
    first.assertBodyContains({ message: 'Settings saved successfully!' })
    await save({ security: { sessionTimeout: '7d', loginAlerts: false }, timezone: 'UTC' })

    const response = await client.get('/api/v1/settings').loginAs(person)
    const { updatedAt, ...settings } = response.body().data
    assert.isString(updatedAt)
    assert.deepEqual(settings, {
      notifications: { ...DEFAULTS.notifications, email: false },
      privacy: { ...DEFAULTS.privacy, showPhone: true },
      security: { twoFactorEnabled: false, loginAlerts: false, sessionTimeout: '7d' },
      language: 'sw',
      timezone: 'UTC',
    })
  })

  test('do not switch two-factor sign-in', async ({ client, assert }) => {
    const person = await UserFactory.create()
    await client
      .put('/api/v1/settings')
      .loginAs(person)
      .json({ security: { twoFactorEnabled: true }, twoFactorEnabled: true, userId: 1 })
    const settings = await UserSettings.of(person.id)
    assert.isFalse(settings.twoFactorEnabled)
  })

  test('refuse what is not one of the choices')
    .with([
      { body: { language: 'de' }, text: 'Language is not one of the choices' },
      { body: { timezone: 'Mars/Base' }, text: 'Time zone is not one of the choices' },
      {
        body: { security: { sessionTimeout: '2h' } },
        text: 'Session timeout is not one of the choices',
      },
      { body: { privacy: { showPhone: 'perhaps' } }, text: 'Show phone must be on or off' },
    ])
    .run(async ({ client }, { body, text }) => {
      const person = await UserFactory.create()
      const response = await client.put('/api/v1/settings').loginAs(person).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ message: text })
    })

  test('are asked for and changed behind a session', async ({ client }) => {
    const read = await client.get('/api/v1/settings')
    const write = await client.put('/api/v1/settings').json({})
    read.assertStatus(401)
    write.assertStatus(401)
  })

  test('a timeout of {timeout}, remembered: {rememberMe}, gives {hours} hours')
    .with([
      { timeout: '1h', rememberMe: false, hours: 1 },
      { timeout: '1h', rememberMe: true, hours: 1 },
      { timeout: '6h', rememberMe: true, hours: 6 },
      { timeout: '24h', rememberMe: true, hours: 720 },
      { timeout: '7d', rememberMe: false, hours: 168 },
      { timeout: 'never', rememberMe: false, hours: null },
      { timeout: 'never', rememberMe: true, hours: null },
    ])
    .run(async ({ client, assert }, { timeout, rememberMe, hours }) => {
      const person = await UserFactory.create()
      await client
        .put('/api/v1/settings')
        .loginAs(person)
        .json({ security: { sessionTimeout: timeout } })
      const login = await client
        .post('/api/v1/auth/login')
        .json({ email: person.email, password: 'Karibu123', rememberMe })
      login.assertStatus(200)
      const tokens = await User.accessTokens.all(person)
      const fresh = tokens.sort((a, b) => Number(b.identifier) - Number(a.identifier))[0]
      if (hours === null) assert.isNull(fresh.expiresAt)
      else assert.approximately(fresh.expiresAt!.getTime() - Date.now(), hours * HOUR, 10_000)
    })

  test('a sign-in from a new device is told, the first and a known one are not', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const signIn = (agent: string) =>
      client
        .post('/api/v1/auth/login')
        .header('user-agent', agent)
        .json({ email: person.email, password: 'Karibu123' })
    await signIn(FIREFOX)
    await signIn(FIREFOX.replaceAll('130.0', '131.0'))
    assert.equal(letters().count, 0)

    await signIn(SAFARI)
    const [letter] = letters().of(SecurityNoticeMail)
    const { subject, text } = contentsOf(letter)
    assert.equal(subject, 'New sign-in to your Makao account')
    assert.include(text, 'Safari on iOS')
    assert.include(text, '127.0.0.1')
    await signIn(SAFARI)
    assert.equal(letters().count, 1)
  })

  test('login alerts can be switched off', async ({ client, assert }) => {
    const person = await UserFactory.create()
    await client
      .put('/api/v1/settings')
      .loginAs(person)
      .json({ security: { loginAlerts: false } })
    for (const agent of [FIREFOX, SAFARI]) {
      await client
        .post('/api/v1/auth/login')
        .header('user-agent', agent)
        .json({ email: person.email, password: 'Karibu123' })
    }
    assert.equal(letters().count, 0)
  })
})
