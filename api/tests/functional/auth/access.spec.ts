import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type { Abilities } from '#policies/abilities'
import { bodyOf } from '#tests/helpers/answers'

const url = '/api/v1/access'

/** A resource and the question about it, with the call that asks the same of the same policy. */
const CALLS = [
  ['properties', 'list', '/properties/my-properties'],
  ['properties', 'listAll', '/properties?scope=all'],
  ['bookings', 'lookAfter', '/bookings/today'],
  ['bookings', 'export', '/bookings/export.csv'],
  ['reviews', 'moderate', '/reviews/flagged'],
  ['users', 'list', '/users'],
  ['contacts', 'manage', '/contacts'],
  ['newsletter', 'list', '/newsletter/subscribers'],
  ['audit', 'list', '/audit'],
] as const

test.group('What somebody may do', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{$self} is told what the routes then say, too')
    .with(['guest', 'host', 'admin'])
    .run(async ({ client, assert }, role) => {
      const person = await UserFactory.merge({ role }).create()
      const answer = await client.get(url).loginAs(person)
      answer.assertStatus(200)
      const access = bodyOf<{ data: Abilities }>(answer).data as Record<
        string,
        Record<string, boolean>
      >
      for (const [resource, ability, call] of CALLS) {
        const response = await client.get(`/api/v1${call}`).loginAs(person)
        assert.equal(response.status() === 200, access[resource][ability], `${role}: ${call}`)
      }
    })

  test('a host lists places, a guest does not, an admin looks after people as well', async ({
    client,
    assert,
  }) => {
    const of = async (role: 'guest' | 'host' | 'admin') => {
      const answer = await client.get(url).loginAs(await UserFactory.merge({ role }).create())
      const { properties, users } = bodyOf<{ data: Abilities }>(answer).data
      return [properties.create, users.manage]
    }
    assert.deepEqual(await of('guest'), [false, false])
    assert.deepEqual(await of('host'), [true, false])
    assert.deepEqual(await of('admin'), [true, true])
  })

  test('nobody is told without signing in', async ({ client }) => {
    const anonymous = await client.get(url)
    anonymous.assertStatus(401)
    anonymous.assertBodyContains({ success: false })
  })
})
