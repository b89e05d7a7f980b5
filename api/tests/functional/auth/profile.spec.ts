import { existsSync } from 'node:fs'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { addDays, lastDayWithin, todayInNairobi } from '#domain/stay'
import VerificationCodeMail from '#mails/verification_code_mail'
import { startAfresh } from '#tests/helpers/auth'
import { photographAsJpeg, uploadsPath } from '#tests/helpers/pictures'

const NO_PICTURE = 'Please upload a valid image file (JPEG, PNG, or WebP)'

test.group('Own profile', (group) => {
  const letters = startAfresh(group)

  test('changes what is sent and leaves the rest', async ({ client, assert }) => {
    const person = await UserFactory.merge({ phoneVerified: true, bio: 'Reads a lot.' }).create()
    const response = await client
      .put('/api/v1/auth/updatedetails')
      .loginAs(person)
      .json({
        firstName: '  Wanjiku ',
        phone: '0722 000 111',
        password: FACTORY_PASSWORD,
        dateOfBirth: '1990-02-03',
        address: { city: 'Kisumu', country: 'Kenya' },
      })
    response.assertStatus(200)
    response.assertBodyContains({ message: 'Profile updated successfully!' })
    assert.containsSubset(response.body().data, {
      firstName: 'Wanjiku',
      lastName: 'Otieno',
      phone: '+254722000111',
      phoneVerified: false,
      dateOfBirth: '1990-02-03',
      bio: 'Reads a lot.',
      address: { city: 'Kisumu', country: 'Kenya', street: null },
    })
  })

  test('clears what is sent empty', async ({ client, assert }) => {
    const person = await UserFactory.merge({ bio: 'Reads a lot.', city: 'Kisumu' }).create()
    const response = await client
      .put('/api/v1/auth/updatedetails')
      .loginAs(person)
      .json({ bio: '', phone: null, address: null, password: FACTORY_PASSWORD })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, { bio: null, phone: null, address: { city: null } })
  })

  test('keeps no control characters, which not every engine takes', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const response = await client
      .put('/api/v1/auth/updatedetails')
      .loginAs(person)
      .json({ bio: 'Reads\0 a\nlot.', address: { city: 'Kis\u0007umu\0' } })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      bio: 'Reads a\nlot.',
      address: { city: 'Kisumu' },
    })
  })

  test('another phone number takes the password; the same one does not', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.merge({ phone: '+254722000111' }).create()
    const save = (body: object) =>
      client.put('/api/v1/auth/updatedetails').loginAs(person).json(body)
    const same = await save({ phone: '0722 000 111', bio: 'Reads a lot.' })
    same.assertStatus(200)
    const without = await save({ phone: '0733 000 111' })
    without.assertStatus(422)
    without.assertBodyContains({ errors: [{ field: 'password', rule: 'required' }] })
    const wrong = await save({ phone: '0733 000 111', password: 'Wrong-one-1' })
    wrong.assertStatus(422)
    const { phone } = await person.refresh()
    assert.equal(phone, '+254722000111')
    const right = await save({ phone: '0733 000 111', password: FACTORY_PASSWORD })
    right.assertStatus(200)
    assert.equal(right.body().data.phone, '+254733000111')
  })

  test('never changes role, e-mail or flags', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const response = await client.put('/api/v1/auth/updatedetails').loginAs(person).json({
      role: 'admin',
      email: 'other@example.com',
      emailVerified: false,
      isActive: false,
      avatar: 'x',
      password: 'x',
    })
    response.assertStatus(200)
    const after = await person.refresh()
    assert.containsSubset(after.$attributes, { role: 'guest', emailVerified: true, isActive: true })
    assert.notEqual(after.email, 'other@example.com')
    assert.isNull(after.avatar)
  })

  test('"{text}"')
    .with([
      { field: 'firstName', value: '', text: 'First name is required' },
      { field: 'bio', value: 'x'.repeat(501), text: 'Bio must be at most 500 characters' },
      { field: 'dateOfBirth', value: '2999-01-01', text: 'Date of birth cannot be in the future' },
      {
        field: 'dateOfBirth',
        value: addDays(lastDayWithin(todayInNairobi(), -12 * 18), 2),
        text: 'Makao is for people aged 18 and over',
      },
      {
        field: 'dateOfBirth',
        value: '1990-02-30',
        text: 'Date of birth must be a date (YYYY-MM-DD)',
      },
      {
        field: 'phone',
        value: '12345',
        text: 'Please enter a valid Kenyan phone number (e.g., +254712345678)',
      },
    ])
    .run(async ({ client, assert }, { field, value, text }) => {
      const person = await UserFactory.create()
      const response = await client
        .put('/api/v1/auth/updatedetails')
        .loginAs(person)
        .json({ [field]: value })
      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field, message: text }])
    })

  test('a picture replaces the one before, which is gone from the disk', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const upload = async () => {
      const response = await client
        .post('/api/v1/auth/uploadavatar')
        .loginAs(person)
        .file('avatar', await photographAsJpeg({ width: 300, height: 200 }), { filename: 'me.jpg' })
      response.assertStatus(200)
      response.assertBodyContains({ message: 'Avatar updated successfully!' })
      return String(response.body().data.avatar)
    }
    const first = await upload()
    const second = await upload()
    assert.match(second, /^\/uploads\/avatars\/[a-z0-9]{24}\/original\.webp$/)
    assert.isFalse(existsSync(onDisk(first)))
    const served = await client.get(second)
    served.assertStatus(200)
  })

  test('a picture is the new one although the former cannot be removed now', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await UserFactory.create()
    const upload = async () =>
      client
        .post('/api/v1/auth/uploadavatar')
        .loginAs(person)
        .file('avatar', await photographAsJpeg({ width: 300, height: 200 }), { filename: 'me.jpg' })
    await upload()
    const disk = drive.use()
    const deleteAll = disk.deleteAll.bind(disk)
    cleanup(() => void (disk.deleteAll = deleteAll))
    disk.deleteAll = () => Promise.reject(new Error('The bucket is away'))

    const second = await upload()
    second.assertStatus(200)
    await person.refresh()
    assert.equal(second.body().data.avatar, `/uploads/${person.avatar}`)
  })

  test('refuses what is no picture, too large or missing, at its field', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const send = (file: Buffer) =>
      client
        .post('/api/v1/auth/uploadavatar')
        .loginAs(person)
        .file('avatar', file, { filename: 'me.png' })
    const text = await send(Buffer.from('not a picture at all'))
    const large = await send(Buffer.alloc(5 * 1024 * 1024 + 1))
    const none = await client.post('/api/v1/auth/uploadavatar').loginAs(person).json({})
    const messages = [text, large, none].map((response) => {
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'avatar')
      return response.body().message
    })
    assert.deepEqual(messages, [NO_PICTURE, 'File size must be less than 5MB', NO_PICTURE])
    await person.refresh()
    assert.isNull(person.avatar)
  })

  test('sendverification: a code to whoever needs one, once in 300 s', async ({
    client,
    assert,
  }) => {
    const waiting = await UserFactory.apply('unverified').create()
    const verified = await UserFactory.create()
    const ask = (person: typeof waiting) =>
      client.post('/api/v1/auth/sendverification').loginAs(person)

    const nothing = await ask(verified)
    nothing.assertStatus(200)
    nothing.assertBodyContains({ data: { emailVerified: true } })
    const first = await ask(waiting)
    first.assertStatus(200)
    const second = await ask(waiting)
    second.assertStatus(429)
    second.assertBodyContains({ code: 'E_CODE_TOO_YOUNG' })

    const codes = letters().of(VerificationCodeMail)
    assert.lengthOf(codes, 1)
    const proof = await client
      .post('/api/v1/auth/verify-otp')
      .json({ email: waiting.email, otp: codes[0].code })
    proof.assertStatus(200)
  })

  test('asks for a session everywhere', async ({ client, assert }) => {
    const responses = await Promise.all([
      client.post('/api/v1/auth/sendverification').json({}),
      client.post('/api/v1/auth/uploadavatar').json({}),
      client.put('/api/v1/auth/updatedetails').json({}),
    ])
    const statuses = responses.map((response) => response.status())
    assert.deepEqual(statuses, [401, 401, 401])
  })
})

const onDisk = (url: string) => join(uploadsPath, url.replace('/uploads/', ''))
