import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { bodyOf, type Listed } from '#tests/helpers/answers'
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
    assert.deepEqual(await find('search=0733+111-222'), [host.id], 'as people write it')
    assert.deepEqual(await find('search=%25'), [])
    assert.deepEqual(await find('role=host'), [host.id])
    assert.deepEqual(await find('status=inactive'), [inactive.id])
    assert.sameMembers(await find('search=baraka&role=&status='), [host.id, inactive.id])
  })

  test('case does not matter beyond ASCII either', async ({ client, assert }) => {
    const viewer = await admin()
    const person = await UserFactory.merge({ firstName: 'WANJIKŨ', lastName: 'Élan*[1]' }).create()
    for (const word of ['wanjikũ', 'WANJIKŨ', 'élan', 'ÉLAN', 'élan*[1]']) {
      const response = await client.get('/api/v1/users').qs({ search: word }).loginAs(viewer)
      assert.deepEqual(idsOf(response), [person.id], word)
    }
    const none = await client.get('/api/v1/users').qs({ search: 'é*' }).loginAs(viewer)
    assert.deepEqual(idsOf(none), [])
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
