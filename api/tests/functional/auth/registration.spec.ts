import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import RegistrationAttemptMail from '#mails/registration_attempt_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import { registration, startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const REGISTERED = 'Registration successful! Please check your email for verification code.'

test.group('Registration', (group) => {
  const letters = startAfresh(group)

  test('opens an account that waits for its code, and mails it', async ({ client, assert }) => {
    const response = await client
      .post('/api/v1/auth/register')
      .json(registration({ email: '  Wanjiku@Example.COM ', role: 'host' }))

    response.assertStatus(201)
    const { success, message, data } = response.body()
    assert.isTrue(success)
    assert.equal(message, REGISTERED)
    assert.equal(data.email, 'wanjiku@example.com')
    assert.match(data.userId, /^[0-9a-f]{24}$/)

    const person = await User.findByOrFail('email', 'wanjiku@example.com')
    assert.containsSubset(person.$attributes, { role: 'host', phone: '+254712345678' })
    assert.isFalse(person.emailVerified)
    assert.match(person.password, /^\$scrypt\$/)

    const [letter] = letters().of(VerificationCodeMail)
    const { subject, html, text } = contentsOf(letter)
    assert.match(letter.code, /^\d{6}$/)
    assert.equal(subject, `${letter.code} is your Makao verification code`)
    assert.include(html, letter.code)
    assert.include(text, letter.code)
    assert.include(text, "Wanjiku Ng'ang'a has registered")
  })

  test('keeps the code only as a digest', async ({ client, assert }) => {
    await client.post('/api/v1/auth/register').json(registration())
    const [{ code, person }] = letters().of(VerificationCodeMail)
    const row = await person.related('verificationCodes').query().firstOrFail()
    assert.match(row.codeHash, /^[0-9a-f]{64}$/)
    assert.notInclude(Object.values(row.$attributes), code)
  })

  test('makes whoever does not say what they want a guest', async ({ client, assert }) => {
    const response = await client
      .post('/api/v1/auth/register')
      .json(registration({ role: undefined }))
    response.assertStatus(201)
    const person = await User.findByOrFail('email', 'wanjiku@example.com')
    assert.equal(person.role, 'guest')
  })

  test('drops what nobody may set: id, flags, verification', async ({ client, assert }) => {
    await client
      .post('/api/v1/auth/register')
      .json(registration({ emailVerified: true, isActive: false, id: 1, avatar: 'x.jpg' }))
    const person = await User.findByOrFail('email', 'wanjiku@example.com')
    assert.isFalse(person.emailVerified)
    assert.isTrue(person.isActive)
    assert.isNull(person.avatar)
  })

  test('answers a known e-mail the same, changes nothing and writes to its owner', async ({
    client,
    assert,
  }) => {
    const owner = await UserFactory.merge({ email: 'known@example.com' }).create()
    const known = await client
      .post('/api/v1/auth/register')
      .json(registration({ email: 'KNOWN@example.com' }))
    const unknown = await client.post('/api/v1/auth/register').json(registration())

    assert.equal(known.status(), unknown.status())
    assert.equal(known.body().message, unknown.body().message)
    assert.sameMembers(Object.keys(known.body().data), Object.keys(unknown.body().data))
    assert.lengthOf(known.body().data.userId, unknown.body().data.userId.length)

    await owner.refresh()
    assert.equal(owner.firstName, 'Achieng')
    assert.isTrue(await owner.verifyPassword(FACTORY_PASSWORD))

    const [letter] = letters().of(RegistrationAttemptMail)
    const { subject, html } = contentsOf(letter)
    assert.equal(subject, 'You already have a Makao account')
    assert.include(html, 'Achieng')
    assert.notInclude(html, 'Wanjiku')
  })

  test('gives every attempt a handle of its own, for known and unknown e-mails alike', async ({
    client,
    assert,
  }) => {
    await UserFactory.merge({ email: 'known@example.com' }).create()
    const handles = new Set()
    for (const email of ['known@example.com', 'wanjiku@example.com']) {
      for (let times = 0; times < 2; times++) {
        const response = await client.post('/api/v1/auth/register').json(registration({ email }))
        assert.match(response.body().data.userId, /^[0-9a-f]{24}$/)
        handles.add(response.body().data.userId)
      }
    }
    assert.equal(handles.size, 4)
  })

  test('writes to one inbox at most three times in a quarter of an hour', async ({
    client,
    assert,
  }) => {
    await UserFactory.merge({ email: 'known@example.com' }).create()
    for (const email of ['known@example.com', 'wanjiku@example.com']) {
      for (let times = 0; times < 5; times++) {
        const response = await client.post('/api/v1/auth/register').json(registration({ email }))
        response.assertStatus(201)
      }
    }
    assert.equal(letters().count, 6)
  })

  test('refuses one of the most common passwords at its field', async ({ client, assert }) => {
    const response = await client
      .post('/api/v1/auth/register')
      .json(registration({ password: 'Password1' }))
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, [
      {
        field: 'password',
        rule: 'common',
        message: 'This password is too common. Please choose another one.',
      },
    ])
  })

  test('"{text}" for {field}')
    .with([
      { field: 'firstName', value: '', text: 'First name is required' },
      { field: 'lastName', value: '   ', text: 'Last name is required' },
      {
        field: 'firstName',
        value: 'x'.repeat(51),
        text: 'First name must be at most 50 characters',
      },
      {
        field: 'lastName',
        value: '<b>Otieno',
        text: 'Last name may not contain signs like / @ < >',
      },
      {
        field: 'lastName',
        value: 'Oti\u0000eno',
        text: 'Last name may not contain signs like / @ < >',
      },
      {
        field: 'firstName',
        value: 'evil.example',
        text: 'First name may not contain addresses like example.com',
      },
      { field: 'email', value: '', text: 'Email is required' },
      { field: 'email', value: 'wanjiku', text: 'Email is invalid' },
      { field: 'email', value: { a: 1 }, text: 'Email is not valid' },
      { field: 'phone', value: '', text: 'Phone number is required' },
      {
        field: 'phone',
        value: '0612345678',
        text: 'Please enter a valid Kenyan phone number (e.g., +254712345678)',
      },
      { field: 'password', value: '', text: 'Password is required' },
      { field: 'password', value: 'abc12', text: 'Password must be at least 6 characters' },
      {
        field: 'role',
        value: 'admin',
        text: 'Please choose whether you want to find places or to host',
      },
    ])
    .run(async ({ client, assert }, { field, value, text }) => {
      const response = await client
        .post('/api/v1/auth/register')
        .json(registration({ [field]: value }))
      response.assertStatus(422)
      assert.isFalse(response.body().success)
      assert.equal(response.body().code, 'E_VALIDATION_ERROR')
      assert.deepInclude(
        response.body().errors.map((error: { field: string; message: string }) => ({
          field: error.field,
          message: error.message,
        })),
        { field, message: text }
      )
    })

  test('takes a name with an initial and no space', async ({ client, assert }) => {
    const names = { firstName: 'M.Amin', lastName: 'St.Clair' }
    const response = await client.post('/api/v1/auth/register').json(registration(names))
    response.assertStatus(201)
    const person = await User.findByOrFail('email', 'wanjiku@example.com')
    assert.equal(`${person.firstName} ${person.lastName}`, 'M.Amin St.Clair')
  })

  test('answers nonsense in place of an e-mail with 422', async ({ client }) => {
    for (const email of [{ toString: 1 }, ['a@example.com'], 7, true]) {
      for (const path of ['register', 'login', 'verify-otp', 'resend-otp']) {
        const body = { ...registration({ email }), otp: '123456' }
        const response = await client.post(`/api/v1/auth/${path}`).json(body)
        response.assertStatus(422)
      }
    }
  })
})
