import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import AuditEvent from '#models/audit_event'
import Payout from '#models/payout'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { bodyOf, type Refused } from '#tests/helpers/answers'
import { startAfresh } from '#tests/helpers/auth'

const admin = () => UserFactory.apply('admin').merge({ firstName: 'Zawadi' }).create()

test.group('Users | one person', (group) => {
  const letters = startAfresh(group)

  test('is seen by themselves and by admins; for others they do not exist', async ({ client }) => {
    const person = await UserFactory.create()
    const path = `/api/v1/users/${person.id}`
    for (const [viewer, status] of [
      [person, 200],
      [await admin(), 200],
      [await UserFactory.create(), 404],
      [await UserFactory.apply('host').create(), 404],
    ] as const) {
      const response = await client.get(path).loginAs(viewer)
      response.assertStatus(status)
    }
    const deleted = await UserFactory.apply('deleted').create()
    const gone = await client.get(`/api/v1/users/${deleted.id}`).loginAs(await admin())
    gone.assertStatus(404)
  })

  test('shows admins whether they sign in with a second factor', async ({ client, assert }) => {
    const actor = await admin()
    const person = await UserFactory.create()
    const path = `/api/v1/users/${person.id}`
    const isOn = async (viewer: User) => {
      const response = await client.get(path).loginAs(viewer)
      return bodyOf<{ data: { twoFactorEnabled?: boolean } }>(response).data.twoFactorEnabled
    }
    assert.isFalse(await isOn(actor))
    const settings = await UserSettings.of(person.id)
    await settings.merge({ twoFactorEnabled: true }).save()
    assert.isTrue(await isOn(actor))

    const profile = await client.get(`${path}/profile`).loginAs(await UserFactory.create())
    assert.notInclude(profile.text(), 'twoFactor')
    const list = await client.get('/api/v1/users').loginAs(actor)
    assert.notInclude(list.text(), 'twoFactor')
  })

  test('is made with a role and mailed a link to choose a password', async ({ client, assert }) => {
    const actor = await admin()
    const response = await client.post('/api/v1/users').loginAs(actor).json({
      firstName: 'Baraka',
      lastName: 'Mwangi',
      email: ' Baraka@Example.com ',
      phone: '0733 111 222',
      role: 'host',
      password: 'Chosen-by-1',
      isActive: false,
    })
    response.assertStatus(201)
    response.assertBodyContains({
      message: 'User created successfully!',
      data: { email: 'baraka@example.com', role: 'host', isActive: true, emailVerified: false },
    })

    const [letter] = letters().of(PasswordLinkMail)
    assert.equal(letter.occasion, 'invitation')
    const early = await client
      .post('/api/v1/auth/login')
      .json({ email: 'baraka@example.com', password: 'Chosen-by-1' })
    early.assertStatus(401)
    const chosen = await client
      .put(`/api/v1/auth/resetpassword/${letter.token}`)
      .json({ password: 'My-own-nine-9' })
    chosen.assertStatus(200)
    const login = await client
      .post('/api/v1/auth/login')
      .json({ email: 'baraka@example.com', password: 'My-own-nine-9' })
    login.assertStatus(200)

    const event = await AuditEvent.findByOrFail({ action: 'user.created', actorId: actor.id })
    assert.equal(event.subjectId, response.body().data._id)
  })

  test('is not made twice', async ({ client, assert }) => {
    const { email } = await UserFactory.create()
    const response = await client
      .post('/api/v1/users')
      .loginAs(await admin())
      .json({ firstName: 'Baraka', lastName: 'Mwangi', email: email.toUpperCase(), role: 'guest' })
    response.assertStatus(409)
    assert.containsSubset(bodyOf<Refused>(response), {
      code: 'E_EMAIL_TAKEN',
      errors: [{ field: 'email' }],
    })
    assert.equal(letters().count, 0)
  })

  test('needs names, an e-mail and a role', async ({ client, assert }) => {
    const response = await client
      .post('/api/v1/users')
      .loginAs(await admin())
      .json({})
    response.assertStatus(422)
    assert.sameMembers(
      bodyOf<Refused>(response).errors!.map(({ message }) => message),
      ['First name is required', 'Last name is required', 'Email is required', 'Role is required']
    )
  })

  test('is changed, and the log tells from what to what', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const actor = await admin()
    const response = await client
      .put(`/api/v1/users/${person.id}`)
      .loginAs(actor)
      .json({ lastName: 'Wekesa', role: 'host', email: 'other@example.com', isActive: false })
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'User updated successfully!',
      data: { lastName: 'Wekesa', role: 'host', email: person.email, isActive: true },
    })
    const event = await AuditEvent.findByOrFail({
      action: 'user.roleChanged',
      subjectId: person.id,
    })
    assert.containsSubset(event.$attributes, { actorId: actor.id, subjectId: person.id })
    assert.equal(event.before?.role, 'guest')
    assert.equal(event.after?.role, 'host')
  })

  test('stays a host while there are properties', async ({ client }) => {
    const { hostId } = await PropertyFactory.create()
    const response = await client
      .put(`/api/v1/users/${hostId}`)
      .loginAs(await admin())
      .json({ role: 'guest' })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_HAS_PROPERTIES' })
  })

  test('stays a host while money is owed, which a guest could not get', async ({ client }) => {
    const { id: hostId } = await UserFactory.apply('host').create()
    await Payout.create({ hostId, currency: 'KES', amountMinor: 900_000, status: 'failed' })
    const response = await client
      .put(`/api/v1/users/${hostId}`)
      .loginAs(await admin())
      .json({ role: 'guest' })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_MONEY_OWED' })
  })

  test('is deactivated with all sessions, and activated again', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const actor = await admin()
    const token = await User.accessTokens.create(person)
    const toggle = () => client.patch(`/api/v1/users/${person.id}/toggle-status`).loginAs(actor)

    const off = await toggle()
    off.assertStatus(200)
    off.assertBodyContains({
      message: 'User deactivated successfully!',
      data: { isActive: false },
    })
    assert.lengthOf(await User.accessTokens.all(person), 0)
    const on = await toggle()
    on.assertBodyContains({ message: 'User activated successfully!', data: { isActive: true } })
    const me = await client.get('/api/v1/auth/me').bearerToken(token.value!.release())
    me.assertStatus(401)
    const events = await AuditEvent.query().where('subject_id', person.id).orderBy('id')
    assert.deepEqual(
      events.map(({ action }) => action),
      ['user.deactivated', 'user.activated']
    )
  })

  test('stays deactivated when a second admin deactivates them too', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const deactivate = async () =>
      client
        .patch(`/api/v1/users/${person.id}/toggle-status`)
        .json({ isActive: false })
        .loginAs(await admin())
    for (const response of [await deactivate(), await deactivate()]) {
      response.assertStatus(200)
      response.assertBodyContains({
        message: 'User deactivated successfully!',
        data: { isActive: false },
      })
    }
    const events = await AuditEvent.query().where('subject_id', person.id)
    assert.deepEqual(
      events.map(({ action }) => action),
      ['user.deactivated']
    )
  })

  test('is never oneself', async ({ client }) => {
    const actor = await admin()
    await admin()
    const path = `/api/v1/users/${actor.id}`
    for (const request of [
      client.put(path).json({ role: 'guest' }),
      client.patch(`${path}/toggle-status`),
      client.delete(path),
    ]) {
      const response = await request.loginAs(actor)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_OWN_ACCOUNT' })
    }
  })

  test('gets a picture from themselves or an admin', async ({ client }) => {
    const person = await UserFactory.create()
    const stranger = await UserFactory.create()
    const path = `/api/v1/users/${person.id}/avatar`
    const foreign = await client.post(path).loginAs(stranger).json({})
    foreign.assertStatus(404)
    const own = await client.post(path).loginAs(person).json({})
    own.assertStatus(422)
    const byAdmin = await client
      .post(path)
      .loginAs(await admin())
      .json({})
    byAdmin.assertStatus(422)
  })
})
