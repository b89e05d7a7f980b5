import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'

const url = '/api/v1/users/export.csv'
const lines = (text: string) => text.split('\r\n').filter(Boolean)

test.group('The people as a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tells what the list tells, narrowed as the list is, and never runs as a formula', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const odd = { firstName: '=SUM(1)', lastName: 'Odhiambo-Export', phone: '+254712345678' }
    const host = await UserFactory.apply('host').merge(odd).create()
    await UserFactory.merge({ lastName: 'Odhiambo-Export', isActive: false }).create()

    const all = await client.get(`${url}?search=odhiambo-export`).loginAs(admin)
    all.assertStatus(200)
    all.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.lengthOf(lines(all.text()), 3)

    const hosts = await client.get(`${url}?search=odhiambo-export&role=host`).loginAs(admin)
    const [heads, line, ...others] = lines(hosts.text())
    assert.isTrue(heads.startsWith('\uFEFFNumber,First name,Last name,Email,Phone number,Role,'))
    assert.isTrue(
      line.startsWith(
        `${host.id},'=SUM(1),Odhiambo-Export,${host.email},'+254712345678,host,active,`
      )
    )
    assert.isEmpty(others)
    const inactive = await client
      .get(`${url}?search=odhiambo-export&status=inactive`)
      .loginAs(admin)
    assert.lengthOf(lines(inactive.text()), 2)
  })

  test('keeps quotes, line breaks and letters of every language as they were written', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await UserFactory.merge({
      firstName: 'Wanjikũ "Shiko"\r\nNg’ang’a',
      lastName: '海 Odd-Export',
    }).create()
    const file = await client.get(`${url}?search=odd-export`).loginAs(admin)
    file.assertStatus(200)
    assert.include(file.text(), ',"Wanjikũ ""Shiko""\r\nNg’ang’a",海 Odd-Export,')
    assert.isTrue(file.text().endsWith('\r\n'))
  })

  test('is for admins; a role there is not is refused', async ({ client }) => {
    const host = await UserFactory.apply('host').create()
    const refused = await client.get(url).loginAs(host)
    refused.assertStatus(403)
    const admin = await UserFactory.apply('admin').create()
    const unknown = await client.get(`${url}?role=king`).loginAs(admin)
    unknown.assertStatus(422)
  })
})
