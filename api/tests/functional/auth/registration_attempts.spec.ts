import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import VerificationCode from '#models/verification_code'
import { registration, startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const email = 'wanjiku@example.com'
const owner = registration({ email })
const stranger = registration({
  email,
  firstName: 'Mallory',
  lastName: 'Strange',
  phone: '0799 000 000',
  password: 'strangers-own-1',
  role: 'host',
})

test.group('Registration | a stranger with the same e-mail', (group) => {
  const letters = startAfresh(group)
  const codes = () => letters().of(VerificationCodeMail)

  test('who comes second gets nothing of what the first one’s code proves', async ({
    client,
    assert,
  }) => {
    await client.post('/api/v1/auth/register').json(owner)
    await client.post('/api/v1/auth/register').json(stranger)
    const verified = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email, otp: codes()[0].code })

    verified.assertStatus(200)
    const person = await User.findByOrFail('email', email)
    assert.containsSubset(person.$attributes, {
      firstName: 'Wanjiku',
      phone: '+254712345678',
      role: 'guest',
    })
    assert.isTrue(await person.verifyPassword('tamu-sana-7'))
    assert.isFalse(await person.verifyPassword('strangers-own-1'))
    const signIn = await client
      .post('/api/v1/auth/login')
      .json({ email, password: 'strangers-own-1' })
    signIn.assertStatus(401)
  })

  test('who came first has nothing in what the owner’s code proves', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(stranger)
    await client.post('/api/v1/auth/register').json(owner)
    const verified = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email, otp: codes()[1].code })

    verified.assertStatus(200)
    const person = await User.findByOrFail('email', email)
    assert.equal(person.firstName, 'Wanjiku')
    assert.equal(person.role, 'guest')
    assert.isTrue(await person.verifyPassword('tamu-sana-7'))
  })

  test('every other code is void once one was used', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(owner)
    await client.post('/api/v1/auth/register').json(stranger)
    const [mine, theirs] = codes()
    await client.post('/api/v1/auth/verify-otp').json({ email, otp: mine.code })
    const late = await client.post('/api/v1/auth/verify-otp').json({ email, otp: theirs.code })
    late.assertStatus(422)
    assert.lengthOf(await VerificationCode.all(), 0)
  })

  test('each letter names who registered', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(owner)
    await client.post('/api/v1/auth/register').json(stranger)
    const [mine, theirs] = codes().map((letter) => contentsOf(letter).text)
    assert.include(mine, "Wanjiku Ng'ang'a has registered")
    assert.include(theirs, 'Mallory Strange has registered')
  })

  test('a client that names its attempt is not taken in by the other code', async ({ client }) => {
    const mine = await client.post('/api/v1/auth/register').json(owner)
    await client.post('/api/v1/auth/register').json(stranger)
    const { userId } = mine.body().data
    const [own, foreign] = codes()
    const verify = (otp: string) =>
      client.post('/api/v1/auth/verify-otp').json({ email, otp, userId })

    const wrong = await verify(foreign.code === own.code ? '000000' : foreign.code)
    wrong.assertStatus(422)
    const right = await verify(own.code)
    right.assertStatus(200)
  })

  test('a new code is for the attempt that asks for it, however many came after', async ({
    client,
    assert,
  }) => {
    const mine = await client.post('/api/v1/auth/register').json(owner)
    await client.post('/api/v1/auth/register').json(stranger)
    await limiter.clear(['memory'])
    const { userId } = mine.body().data
    const resent = await client.post('/api/v1/auth/resend-otp').json({ email, userId })
    resent.assertStatus(200)

    const letter = codes().at(-1)!
    assert.include(contentsOf(letter).text, "Wanjiku Ng'ang'a has registered")
    const verified = await client.post('/api/v1/auth/verify-otp').json({ email, otp: letter.code })
    verified.assertStatus(200)
    assert.equal(verified.body().data.user.firstName, 'Wanjiku')
  })

  test('three attempts use up the letters; the owner still gets a code by asking again', async ({
    client,
    assert,
  }) => {
    for (let times = 0; times < 3; times++) {
      await client.post('/api/v1/auth/register').json(stranger)
    }
    const mine = await client.post('/api/v1/auth/register').json(owner)
    assert.lengthOf(codes(), 3)

    await limiter.clear(['memory'])
    const { userId } = mine.body().data
    await client.post('/api/v1/auth/resend-otp').json({ email, userId })
    const { code } = codes().at(-1)!
    const verified = await client.post('/api/v1/auth/verify-otp').json({ email, otp: code, userId })
    verified.assertStatus(200)
    assert.equal(verified.body().data.user.firstName, 'Wanjiku')
  })

  test('asking again is blocked for 300 s after the latest registration', async ({ client }) => {
    await client.post('/api/v1/auth/register').json(owner)
    await client.post('/api/v1/auth/register').json(stranger)
    const again = await client.post('/api/v1/auth/resend-otp').json({ email })
    again.assertStatus(429)
  })

  test('a password link confirms neither the phone nor the role that a stranger chose', async ({
    client,
    assert,
  }) => {
    await client.post('/api/v1/auth/register').json(stranger)
    await client.post('/api/v1/auth/forgotpassword').json({ email })
    const [{ token }] = letters().of(PasswordLinkMail)
    const reset = await client
      .put(`/api/v1/auth/resetpassword/${token}`)
      .json({ password: 'Tamu-sana-7' })
    reset.assertStatus(200)
    const person = await User.findByOrFail('email', email)
    assert.containsSubset(person.$attributes, { emailVerified: true, phone: null, role: 'guest' })
    assert.isTrue(await person.verifyPassword('Tamu-sana-7'))
    const { before, after } = await AuditEvent.findByOrFail('action', 'user.passwordReset')
    assert.deepEqual(before, { emailVerified: false, phone: '•••', role: 'host' })
    assert.deepEqual(after, { emailVerified: true, phone: null, role: 'guest' })
  })

  test('a password link takes back no {what} that an admin gave meanwhile')
    .with([
      { what: 'role of a host', given: { role: 'host' } },
      { what: 'role of an admin', given: { role: 'admin' } },
      { what: 'phone', given: { phone: '+254799111222' } },
    ])
    .run(async ({ client, assert }, { given }) => {
      await client.post('/api/v1/auth/register').json(owner)
      const person = await User.findByOrFail('email', email)
      const admin = await UserFactory.apply('admin').create()
      const changed = await client
        .put(`/api/v1/users/${person.id}`)
        .json({ ...given, password: FACTORY_PASSWORD })
        .loginAs(admin)
      changed.assertStatus(200)
      await client.post('/api/v1/auth/forgotpassword').json({ email })
      const { token } = letters()
        .of(PasswordLinkMail)
        .find(({ occasion }) => occasion === 'forgotten')!
      const reset = await client
        .put(`/api/v1/auth/resetpassword/${token}`)
        .json({ password: 'Kilimanjaro-5895' })
      reset.assertStatus(200)
      await person.refresh()
      const kept = { phone: null, role: 'guest', ...given }
      assert.containsSubset(person.$attributes, { emailVerified: true, ...kept })
    })

  test('a code takes back no role that an admin gave meanwhile, and confirms the rest', async ({
    client,
    assert,
  }) => {
    await client.post('/api/v1/auth/register').json(owner)
    const person = await User.findByOrFail('email', email)
    const admin = await UserFactory.apply('admin').create()
    const given = await client
      .put(`/api/v1/users/${person.id}`)
      .json({ role: 'host' })
      .loginAs(admin)
    given.assertStatus(200)
    const verified = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email, otp: codes()[0].code })
    verified.assertStatus(200)
    await person.refresh()
    assert.containsSubset(person.$attributes, { emailVerified: true, role: 'host' })
    assert.equal(person.firstName, owner.firstName)
    const { after } = await AuditEvent.findByOrFail('action', 'user.verified')
    assert.deepEqual(after, { emailVerified: true })
  })

  test('whoever signs in unverified gets a code that changes nothing', async ({
    client,
    assert,
  }) => {
    const waiting = await UserFactory.apply('unverified').merge({ email }).create()
    await client.post('/api/v1/auth/register').json(stranger)
    await limiter.clear(['memory'])
    const signIn = await client.post('/api/v1/auth/login').json({ email, password: 'Karibu123' })
    signIn.assertStatus(403)

    const verified = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email, otp: codes().at(-1)!.code })
    verified.assertStatus(200)
    await waiting.refresh()
    assert.equal(waiting.firstName, 'Achieng')
    assert.isTrue(await waiting.verifyPassword('Karibu123'))
  })
})
