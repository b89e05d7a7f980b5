import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { ACCESS } from '#openapi/access'
import { helpAt } from '#tests/helpers/helping'
import { calls } from '#tests/helpers/openapi/document'
import { send } from '#tests/helpers/openapi/send'
import { makeWorld, type World } from '#tests/helpers/openapi/world'
import { takenBack } from '#tests/helpers/taken_back'

/** What a helper with every ability may do of what other guests may not. */
const MORE = ['properties.blocks', 'properties.block', 'properties.unblock']

test.group('A helper with every ability', (group) => {
  let world: World
  let token: string

  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    world = await makeWorld()
    const helper = await UserFactory.create()
    await helpAt(world.property.id, world.people.host, helper)
    const made = await User.accessTokens.create(helper, ['*'], { expiresIn: 3600 })
    token = made.value!.release()
  })

  test('is any other guest to {operation.operationId}, but for the calendar')
    .with(calls.filter(({ operation }) => !operation.operationId.startsWith('helping.')))
    .run(async ({ assert, client }, call) => {
      const name = call.operation.operationId
      const expected = MORE.includes(name) ? 'yes' : ACCESS[name]!.otherGuest
      await limiter.clear(['memory'])
      const response = await takenBack(() => send(client, call, world, token))
      const status = response.status()
      assert.isTrue(
        expected === 'yes' ? status >= 200 && status < 300 : status === expected,
        `${status} instead of ${expected}: ${String(response.text()).slice(0, 200)}`
      )
    })
})
