import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { bodyOf, type Listed, type Refused } from '#tests/helpers/answers'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { startAfresh } from '#tests/helpers/auth'
import { queriesOf } from '#tests/helpers/count_queries'

type Person = { _id: number; email: string; isActive: boolean; role: string }

const admin = () => UserFactory.apply('admin').merge({ firstName: 'Zawadi' }).create()
const idsOf = (response: { text(): string }) =>
  bodyOf<Listed<Person>>(response).data.map(({ _id }) => _id)

test.group('Users | lists', (group) => {
  group.setup(() => emptyDatabase())
  startAfresh(group)

  test('pages of everybody, the newest first, without the deleted', async ({ client, assert }) => {
    const viewer = await admin()
    await UserFactory.apply('deleted').create()
    const people = await UserFactory.createMany(12)
    const first = await client.get('/api/v1/users').loginAs(viewer)
    first.assertStatus(200)
    const { data, pagination } = bodyOf<Listed<Person>>(first)
    assert.lengthOf(data, 10)
    assert.deepEqual(pagination, { total: 13, pages: 2, page: 1, limit: 10 })
    assert.equal(data[0]._id, people.at(-1)!.id)
    assert.notInclude(first.text(), 'password')

    const second = await client.get('/api/v1/users?page=2').loginAs(viewer)
    assert.lengthOf(idsOf(second), 3)
    const past = await client.get('/api/v1/users?page=9').loginAs(viewer)
    past.assertStatus(200)
    assert.lengthOf(idsOf(past), 0)
  })

  test('search, role and status narrow it', async ({ client, assert }) => {
    const viewer = await admin()
    const host = await UserFactory.apply('host')
      .merge({ firstName: 'Baraka', lastName: 'Mwangi', phone: '+254733111222' })
      .create()
    const inactive = await UserFactory.apply('inactive').merge({ firstName: 'Baraka' }).create()
    const find = async (query: string) => {
      const response = await client.get(`/api/v1/users?${query}`).loginAs(viewer)
      response.assertStatus(200)
      return idsOf(response)
    }
    assert.sameMembers(await find('search=baraka'), [host.id, inactive.id])
    assert.deepEqual(await find('search=MWANGI+baraka'), [host.id])
    assert.deepEqual(await find('search=33111'), [host.id])
    assert.deepEqual(await find(`search=${encodeURIComponent(host.email)}`), [host.id])
    assert.deepEqual(await find('search=%25'), [])
    assert.deepEqual(await find('role=host'), [host.id])
    assert.deepEqual(await find('status=inactive'), [inactive.id])
    assert.sameMembers(await find('search=baraka&role=&status='), [host.id, inactive.id])
  })

  test('unknown filter values are refused', async ({ client }) => {
    const viewer = await admin()
    for (const query of ['role=king', 'status=maybe', 'page=0', 'limit=101', 'page=x']) {
      const response = await client.get(`/api/v1/users?${query}`).loginAs(viewer)
      response.assertStatus(422)
    }
  })

  test('costs the same number of queries whatever its size', async ({ client, assert }) => {
    const viewer = await admin()
    const ask = () => client.get('/api/v1/users?limit=50').loginAs(viewer)
    await ask()
    const few = await queriesOf(ask)
    await UserFactory.createMany(20)
    const many = await queriesOf(ask)
    assert.equal(few.length, many.length)
  })

  test('search completes by name', async ({ client, assert }) => {
    const viewer = await admin()
    const found = await UserFactory.merge({ firstName: 'Naliaka' }).create()
    await UserFactory.apply('deleted').merge({ firstName: 'Naliaka' }).create()
    const response = await client.get('/api/v1/users/search?q=nalia').loginAs(viewer)
    response.assertStatus(200)
    assert.deepEqual(idsOf(response), [found.id])
    const empty = await client.get('/api/v1/users/search').loginAs(viewer)
    empty.assertStatus(422)
  })

  test('stats count by role and state', async ({ client, assert }) => {
    const viewer = await admin()
    await UserFactory.apply('host').create()
    await UserFactory.apply('inactive').create()
    await UserFactory.apply('unverified').create()
    await UserFactory.apply('deleted').create()
    const response = await client.get('/api/v1/users/stats').loginAs(viewer)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      total: 4,
      active: 3,
      inactive: 1,
      verified: 3,
      roles: { admin: 1, host: 1, guest: 2 },
    })
  })

  test('are the admins’ alone')
    .with([
      { method: 'get', path: '' },
      { method: 'get', path: '/search?q=a' },
      { method: 'get', path: '/stats' },
      { method: 'post', path: '' },
      { method: 'put', path: '/1' },
      { method: 'delete', path: '/1' },
      { method: 'patch', path: '/1/toggle-status' },
    ] as const)
    .run(async ({ client }, { method, path }) => {
      const anonymous = await client[method](`/api/v1/users${path}`)
      anonymous.assertStatus(401)
      for (const role of ['guest', 'host'] as const) {
        const person = await UserFactory.merge({ role }).create()
        const response = await client[method](`/api/v1/users${path}`).loginAs(person)
        response.assertStatus(403)
      }
    })
})

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

  test('is made with a role and mailed a link to choose a password', async ({ client, assert }) => {
    const actor = await admin()
    const response = await client.post('/api/v1/users').loginAs(actor).json({
      firstName: 'Baraka',
      lastName: 'Mwangi',
      email: ' Baraka@Example.com ',
      phone: '0733 111 222',
      role: 'admin',
      password: 'Chosen-by-1',
      isActive: false,
    })
    response.assertStatus(201)
    response.assertBodyContains({
      message: 'User created successfully!',
      data: { email: 'baraka@example.com', role: 'admin', isActive: true, emailVerified: false },
    })

    const [letter] = letters().of(PasswordLinkMail)
    assert.equal(letter.occasion, 'invitation')
    const early = await client
      .post('/api/v1/auth/login')
      .json({ email: 'baraka@example.com', password: 'Chosen-by-1' })
    early.assertStatus(401)
    const chosen = await client
      .put(`/api/v1/auth/resetpassword/${letter.token}`)
      .json({ password: 'My-own-9' })
    chosen.assertStatus(200)
    const login = await client
      .post('/api/v1/auth/login')
      .json({ email: 'baraka@example.com', password: 'My-own-9' })
    login.assertStatus(200)

    const event = await AuditEvent.findByOrFail('action', 'user.created')
    assert.equal(event.actorId, actor.id)
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
    const event = await AuditEvent.findByOrFail('action', 'user.roleChanged')
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

test.group('Users | public profile', (group) => {
  startAfresh(group)

  test('a name, a face and how their places are found', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').merge({ bio: 'Reads a lot.' }).create()
    await PropertyFactory.merge({
      hostId: host.id,
      ratingHundredths: 500,
      totalReviews: 1,
    }).create()
    await PropertyFactory.merge({
      hostId: host.id,
      ratingHundredths: 400,
      totalReviews: 3,
    }).create()
    await PropertyFactory.merge({ hostId: host.id, isActive: false }).create()

    await host.refresh()
    const response = await client.get(`/api/v1/users/${host.id}/profile`)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      _id: host.id,
      firstName: 'Achieng',
      lastName: 'Otieno',
      avatar: 'no-photo.jpg',
      bio: 'Reads a lot.',
      isHost: true,
      isVerified: true,
      createdAt: host.createdAt.toUTC().toISO(),
      email: null,
      phone: null,
      allowMessages: true,
      properties: { total: 2 },
      averageRating: 4.25,
      totalReviews: 4,
    })
  })

  test('e-mail and phone where they are shown, and to whoever is signed in', async ({ client }) => {
    const person = await UserFactory.create()
    const viewer = await UserFactory.create()
    const path = `/api/v1/users/${person.id}/profile`
    const save = (privacy: object) =>
      client.put('/api/v1/settings').loginAs(person).json({ privacy })

    await save({ showEmail: true, showPhone: true })
    const shown = await client.get(path).loginAs(viewer)
    shown.assertBodyContains({ data: { email: person.email, phone: '+254712345678' } })
    const anonymous = await client.get(path)
    anonymous.assertBodyContains({ data: { email: null, phone: null } })
    await save({ showEmail: false, showPhone: false })
    const hidden = await client.get(path).loginAs(viewer)
    hidden.assertBodyContains({ data: { email: null, phone: null } })
  })

  test('of who hides it, is gone or was never verified there is none', async ({ client }) => {
    const hidden = await UserFactory.create()
    await client
      .put('/api/v1/settings')
      .loginAs(hidden)
      .json({ privacy: { publicProfile: false } })
    const people = [
      hidden,
      await UserFactory.apply('inactive').create(),
      await UserFactory.apply('unverified').create(),
      await UserFactory.merge({ deletedAt: DateTime.utc() }).create(),
    ]
    for (const { id } of people) {
      const response = await client.get(`/api/v1/users/${id}/profile`)
      response.assertStatus(404)
    }
    const nobody = await client.get('/api/v1/users/999999999/profile')
    nobody.assertStatus(404)
  })
})
