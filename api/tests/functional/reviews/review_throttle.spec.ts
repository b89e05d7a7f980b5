import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'

test.group('Reviews, one after the other', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('are counted per person, not per house they write from', async ({ client }) => {
    const [eager, other] = await UserFactory.createMany(2)
    const write = (user: typeof eager) => client.post('/api/v1/reviews').loginAs(user).json({})
    for (let time = 0; time < 20; time++) {
      const response = await write(eager)
      response.assertStatus(422)
    }
    const refused = await write(eager)
    refused.assertStatus(429)
    const neighbour = await write(other)
    neighbour.assertStatus(422)
  })
})
