import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import VerificationCodeMail from '#mails/verification_code_mail'
import VerificationCode from '#models/verification_code'
import { registration, startAfresh } from '#tests/helpers/auth'

const WRONG = 'Invalid verification code. Please try again.'
const email = 'wanjiku@example.com'

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test.group('Verification', (group) => {
  const letters = startAfresh(group)
  const lastCode = () => letters().of(VerificationCodeMail).at(-1)!.code

  group.each.setup(async () => {
    await limiter.clear(['memory'])
  })

  test('the right code opens a session', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const response = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email: ` ${email.toUpperCase()}`, otp: lastCode() })

    response.assertStatus(200)
    const { message, data } = response.body()
    assert.equal(message, 'Karibu Makao, Wanjiku! Your email address is verified.')
    assert.isTrue(data.user.emailVerified)
    assert.isNotNull(data.user.lastLogin)
    assert.notProperty(data.user, 'password')

    const me = await client.get('/api/v1/auth/me').bearerToken(data.token)
    me.assertStatus(200)
    assert.equal(me.body().data.email, email)
  })

  test('a browser gets its session as a cookie and no token in the body', async ({
    client,
    assert,
  }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const response = await client
      .post('/api/v1/auth/verify-otp')
      .header('x-client', 'web')
      .json({ email, otp: lastCode() })
    response.assertStatus(200)
    assert.notProperty(response.body().data, 'token')
    assert.match(
      String(response.header('set-cookie')),
      /^makao_session=oat_[^;]+; Path=\/; HttpOnly/
    )
  })

  test('a code works once', async ({ client }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const otp = lastCode()
    const verify = () => client.post('/api/v1/auth/verify-otp').json({ email, otp })
    const first = await verify()
    const second = await verify()
    first.assertStatus(200)
    second.assertStatus(422)
    second.assertBodyContains({ message: WRONG })
  })

  test('a code is dead after 300 s', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const code = await VerificationCode.query().orderBy('id', 'desc').firstOrFail()
    assert.approximately(code.expiresAt.diffNow('seconds').seconds, 300, 5)
    await code.merge({ expiresAt: DateTime.utc().minus({ seconds: 1 }) }).save()

    const response = await client.post('/api/v1/auth/verify-otp').json({ email, otp: lastCode() })
    response.assertStatus(422)
    response.assertBodyContains({ message: WRONG })
  })

  test('five wrong tries kill the code, even for the right one', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const otp = lastCode()
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await client
        .post('/api/v1/auth/verify-otp')
        .json({ email, otp: otherThan(otp) })
      wrong.assertStatus(422)
      assert.deepEqual(wrong.body().errors, [{ field: 'otp', rule: 'code', message: WRONG }])
    }
    const late = await client.post('/api/v1/auth/verify-otp').json({ email, otp })
    late.assertStatus(422)
  })

  test('the fifth try may be the right one', async ({ client }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const otp = lastCode()
    for (let tries = 0; tries < 4; tries++) {
      await client.post('/api/v1/auth/verify-otp').json({ email, otp: otherThan(otp) })
    }
    const response = await client.post('/api/v1/auth/verify-otp').json({ email, otp })
    response.assertStatus(200)
  })

  const overtaken = [
    { before: 4, status: 422, attempts: 5, how: 'by the last try is not judged' },
    { before: 0, status: 200, attempts: null, how: 'while tries are left is judged' },
  ]

  test('a right guess overtaken by a wrong one {how}')
    .with(overtaken)
    .run(async ({ assert, cleanup, client }, { attempts, before, status }) => {
      await client.post('/api/v1/auth/register').json(registration())
      const otp = lastCode()
      const guess = (code: string) =>
        client.post('/api/v1/auth/verify-otp').json({ email, otp: code })
      for (let tries = 0; tries < before; tries++) await guess(otherThan(otp))

      /** The right guess has read the code when the wrong one takes a try. */
      const overtake = async () => {
        VerificationCode.$hooks.remove('after:fetch', overtake)
        const wrong = await guess(otherThan(otp))
        wrong.assertStatus(422)
      }
      VerificationCode.after('fetch', overtake)
      cleanup(() => void VerificationCode.$hooks.remove('after:fetch', overtake))
      const right = await guess(otp)
      right.assertStatus(status)
      const left = await VerificationCode.query().orderBy('id', 'desc').first()
      assert.equal(left?.attempts ?? null, attempts)
    })

  test('an unknown and a verified e-mail get the answer of a wrong code', async ({
    client,
    assert,
  }) => {
    const verified = await UserFactory.create()
    const bodies = []
    for (const address of ['nobody@example.com', verified.email]) {
      const response = await client
        .post('/api/v1/auth/verify-otp')
        .json({ email: address, otp: '123456' })
      response.assertStatus(422)
      bodies.push(response.body())
    }
    assert.deepEqual(bodies[0], bodies[1])
    assert.equal(bodies[0].message, WRONG)
  })

  test('a deactivated account is told so only with the right code', async ({ client }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const { code, person } = letters().of(VerificationCodeMail)[0]
    await person.merge({ isActive: false }).save()
    const wrong = await client.post('/api/v1/auth/verify-otp').json({ email, otp: otherThan(code) })
    const right = await client.post('/api/v1/auth/verify-otp').json({ email, otp: code })
    wrong.assertStatus(422)
    right.assertStatus(403)
    right.assertBodyContains({ code: 'E_ACCOUNT_DEACTIVATED' })
  })

  test('"{otp}" is not a complete code')
    .with(
      ['', '12345', '1234567', '12a456', ' 12 34', '１２３４５６', null].map((otp) => ({ otp }))
    )
    .run(async ({ client }, { otp }) => {
      const response = await client.post('/api/v1/auth/verify-otp').json({ email, otp })
      response.assertStatus(422)
      response.assertBodyContains({ message: 'Please enter the complete 6-digit code' })
    })

  test('without an e-mail the registration is lost', async ({ client }) => {
    const response = await client.post('/api/v1/auth/verify-otp').json({ otp: '123456' })
    response.assertStatus(422)
    response.assertBodyContains({
      message: 'Registration data not found. Please try registering again.',
    })
  })
})

test.group('Verification | another code', (group) => {
  const letters = startAfresh(group)

  test('is refused while the last one is younger than 300 s', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const response = await client.post('/api/v1/auth/resend-otp').json({ email })
    response.assertStatus(429)
    response.assertBodyContains({ success: false, code: 'E_CODE_TOO_YOUNG' })
    assert.isAtMost(Number(response.header('retry-after')), 300)
    assert.isAtLeast(Number(response.header('retry-after')), 290)
    assert.equal(letters().count, 1)
  })

  test('replaces the last one', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(registration())
    await limiter.clear(['memory'])
    const response = await client.post('/api/v1/auth/resend-otp').json({ email })
    response.assertStatus(200)

    const [first, second] = letters().of(VerificationCodeMail)
    assert.lengthOf(await VerificationCode.query().where('user_id', second.person.id), 1)
    if (first.code !== second.code) {
      const old = await client.post('/api/v1/auth/verify-otp').json({ email, otp: first.code })
      old.assertStatus(422)
    }
    const fresh = await client.post('/api/v1/auth/verify-otp').json({ email, otp: second.code })
    fresh.assertStatus(200)
  })

  test('tells nobody who has an account', async ({ client, assert }) => {
    const verified = await UserFactory.merge({ email: 'verified@example.com' }).create()
    await UserFactory.apply('unverified').merge({ email: 'waiting@example.com' }).create()
    const answers = []
    for (const address of [verified.email, 'waiting@example.com', 'nobody@example.com']) {
      const ask = () => client.post('/api/v1/auth/resend-otp').json({ email: address })
      const first = await ask()
      const second = await ask()
      answers.push([first.status(), first.body().message, second.status(), second.body()])
    }
    assert.deepEqual(answers[0], answers[1])
    assert.deepEqual(answers[1], answers[2])
    assert.equal(answers[0][0], 200)
    assert.equal(answers[0][2], 429)
    assert.equal(letters().count, 1)
  })

  test('after registering, a known e-mail is refused as an unknown one is', async ({
    client,
    assert,
  }) => {
    await UserFactory.merge({ email: 'verified@example.com' }).create()
    const statuses = []
    for (const address of ['verified@example.com', email]) {
      await client.post('/api/v1/auth/register').json(registration({ email: address }))
      const again = await client.post('/api/v1/auth/resend-otp').json({ email: address })
      statuses.push(again.status())
    }
    assert.deepEqual(statuses, [429, 429])
  })
})
