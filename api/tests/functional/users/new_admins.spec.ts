import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createUser } from '#actions/users/create_user'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import { bodyOf, type Refused } from '#tests/helpers/answers'
import { registration, startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const PROOF = { password: FACTORY_PASSWORD }
const admin = () => UserFactory.apply('admin').create()

const change = (client: ApiClient, { id }: User, values: object) =>
  client.put(`/api/v1/users/${id}`).json(values)

test.group('Users | new admins', (group) => {
  const letters = startAfresh(group)
  const links = () => letters().of(PasswordLinkMail)

  test('are made with the password of who makes them', async ({ client, assert }) => {
    const actor = await admin()
    const details = { firstName: 'Baraka', lastName: 'Mwangi', email: 'baraka@example.com' }
    const make = (more: object) =>
      client
        .post('/api/v1/users')
        .loginAs(actor)
        .json({ ...details, role: 'admin', ...more })
    for (const proof of [{}, { password: 'Wrong-one-1' }]) {
      const refused = await make(proof)
      refused.assertStatus(422)
      assert.equal(bodyOf<Refused>(refused).errors![0].field, 'password')
    }
    assert.isNull(await User.findBy('email', details.email))

    const made = await make(PROOF)
    made.assertStatus(201)
    const [{ occasion, token }] = links()
    assert.equal(occasion, 'invitation')
    const short = await client
      .put(`/api/v1/auth/resetpassword/${token}`)
      .json({ password: 'Mti-42x' })
    short.assertStatus(422)
  })

  test('were somebody else before; without proof they stay that', async ({ client, assert }) => {
    const [actor, person] = [await admin(), await UserFactory.apply('host').create()]
    for (const proof of [{}, { password: 'Wrong-one-1' }]) {
      const refused = await change(client, person, { role: 'admin', ...proof }).loginAs(actor)
      refused.assertStatus(422)
      assert.equal(bodyOf<Refused>(refused).errors![0].field, 'password')
    }
    await person.refresh()
    assert.equal(person.role, 'host')
    assert.equal(letters().count, 0)
    const others = await change(client, person, { role: 'guest', lastName: 'Were' }).loginAs(actor)
    others.assertStatus(200)
  })

  test('choose a password of twelve characters by a link, and sign in anew', async ({
    client,
    assert,
  }) => {
    const [actor, person] = [await admin(), await UserFactory.apply('host').create()]
    await client.put('/api/v1/settings').json({ language: 'fr' }).loginAs(person)
    await User.accessTokens.create(person)
    const signIn = (password: string) =>
      client.post('/api/v1/auth/login').json({ email: person.email, password })
    const changed = await change(client, person, { role: 'admin', ...PROOF }).loginAs(actor)
    changed.assertStatus(200)
    changed.assertBodyContains({ data: { role: 'admin' } })
    assert.isEmpty(await User.accessTokens.all(person))
    const former = await signIn(FACTORY_PASSWORD)
    former.assertStatus(401)

    const [link] = links()
    const { occasion, token } = link
    assert.equal(occasion, 'promotion')
    assert.match(contentsOf(link).subject, /administrateur de Makao/, 'in their own language')
    const choose = (password: string) =>
      client.put(`/api/v1/auth/resetpassword/${token}`).json({ password })
    const short = await choose('Mti-42x')
    short.assertStatus(422)
    const long = await choose('Mti-Mrefu-42')
    long.assertStatus(200)
    const anew = await signIn('Mti-Mrefu-42')
    anew.assertStatus(200)
  })

  test('are no longer let in by the code of their registration', async ({ client, assert }) => {
    const details = registration()
    await client.post('/api/v1/auth/register').json(details)
    const person = await User.findByOrFail('email', details.email)
    const changed = await change(client, person, { role: 'admin', ...PROOF }).loginAs(await admin())
    changed.assertStatus(200)
    assert.isEmpty(await person.related('verificationCodes').query())
  })

  test('who register instead prove their address by the code, and choose the password by the link', async ({
    client,
    assert,
  }) => {
    const details = registration({ firstName: 'Mallory', password: 'Mti-42x', role: 'guest' })
    const { email } = details
    await createUser(null, { firstName: 'Baraka', lastName: 'Mwangi', email, role: 'admin' })
    await client.post('/api/v1/auth/register').json(details)
    const [{ code }] = letters().of(VerificationCodeMail)
    const verified = await client.post('/api/v1/auth/verify-otp').json({ email, otp: code })
    verified.assertStatus(200)
    const person = await User.findByOrFail('email', email)
    assert.deepEqual(
      [person.role, person.firstName, person.emailVerified],
      ['admin', 'Baraka', true]
    )
    const signIn = await client
      .post('/api/v1/auth/login')
      .json({ email, password: details.password })
    signIn.assertStatus(401)

    const choose = (password: string) =>
      client.put(`/api/v1/auth/resetpassword/${links()[0].token}`).json({ password })
    const short = await choose('Mti-42x')
    short.assertStatus(422)
    const long = await choose('Mti-Mrefu-42')
    long.assertStatus(200)
  })

  test('are not asked for twice: who is one already is changed without proof', async ({
    client,
  }) => {
    const [actor, other] = [await admin(), await admin()]
    const same = await change(client, other, { role: 'admin', lastName: 'Were' }).loginAs(actor)
    same.assertStatus(200)
  })

  test('are told of another edit before proof is asked for', async ({ client }) => {
    const [actor, person] = [await admin(), await UserFactory.create()]
    const stale = await change(client, person, { role: 'admin' })
      .header('if-match', '"2020-01-01T00:00:00.000Z"')
      .loginAs(actor)
    stale.assertStatus(412)
  })
})
