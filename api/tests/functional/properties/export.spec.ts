import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const path = '/api/v1/properties/export.csv'
const lines = (text: string) => text.split('\r\n').filter(Boolean)

test.group('Properties as a file', (group) => {
  startWithEmptySearch(group)

  test('a host’s own, for a spreadsheet, without a formula in it', async ({ client, assert }) => {
    const property = await PropertyFactory.merge({ title: '=1+1, "Nyumba"' }).create()
    await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)

    const response = await client.get(path).loginAs(host)
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/csv; charset=utf-8')
    response.assertHeader('cache-control', 'private, no-store')
    assert.match(
      response.header('content-disposition')!,
      /^attachment; filename="makao-properties-\d{4}-\d\d-\d\d\.csv"$/
    )
    const [heads, line, ...others] = lines(response.text())
    assert.isTrue(heads.startsWith('\uFEFFProperty,Title,Type,Status,Verified,Currency,'))
    assert.isTrue(
      line.startsWith(`${property.id},"'=1+1, ""Nyumba""",apartment,active,no,KES,6500`)
    )
    assert.lengthOf(others, 0)
  })

  test('the newest first, narrowed as the list is; all of them for an admin', async ({
    client,
    assert,
  }) => {
    const [one, two] = await createProperties([
      { title: 'One', isActive: false },
      { title: 'Two', city: 'Watamu', county: 'Kilifi', area: 'Turtle Bay' },
    ])
    await PropertyFactory.merge({ hostId: one.hostId }).apply('deleted').create()
    await one.load('host')
    const ids = async (user: User, query: object) => {
      const response = await client.get(path).qs(query).loginAs(user)
      response.assertStatus(200)
      return lines(response.text())
        .slice(1)
        .map((line) => Number(line.split(',')[0]))
    }
    assert.deepEqual(await ids(one.host, {}), [two.id, one.id])
    assert.deepEqual(await ids(one.host, { status: 'inactive' }), [one.id])
    assert.deepEqual(await ids(one.host, { location: 'Watamu' }), [two.id])
    assert.deepEqual(await ids(one.host, { search: 'two' }), [two.id])

    const admin = await UserFactory.apply('admin').create()
    assert.deepEqual(await ids(admin, {}), [])
    const { id: other } = await PropertyFactory.create()
    assert.includeMembers(await ids(admin, { scope: 'all' }), [one.id, two.id, other])
    assert.deepEqual(await ids(admin, { scope: 'all', host: one.hostId }), [two.id, one.id])
    const unread = await client.get(path).qs({ host: one.hostId }).loginAs(admin)
    unread.assertStatus(422)
    unread.assertBodyContains({ errors: [{ field: 'scope' }] })
  })

  test('is not for guests, nor everything for hosts', async ({ client }) => {
    const guest = await client.get(path).loginAs(await UserFactory.create())
    guest.assertStatus(403)
    const host = await UserFactory.apply('host').create()
    const everything = await client.get(`${path}?scope=all`).loginAs(host)
    everything.assertStatus(403)
    const anonymous = await client.get(path)
    anonymous.assertStatus(401)
  })
})
