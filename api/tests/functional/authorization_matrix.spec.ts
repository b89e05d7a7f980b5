import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { ACCESS, CALLERS, type Expected } from '#openapi/access'
import {
  askedResources,
  calls,
  isAsked,
  resourceOf,
  type Operation,
} from '#tests/helpers/openapi/document'
import { send } from '#tests/helpers/openapi/send'
import { makeWorld, type World } from '#tests/helpers/openapi/world'
import { takenBack } from '#tests/helpers/taken_back'

/** What the table says of the six callers, and what follows for tokens that are no longer good. */
function expectations({ operationId, security }: Operation) {
  const row = ACCESS[operationId]!
  const isOpen = !security || security.some((way) => Object.keys(way).length === 0)
  const expected: [caller: string, status: Expected][] = CALLERS.map((one) => [one, row[one]])
  /** Where nobody is looked at, a dead token does not matter; where somebody is, it only matters whose. */
  expected.push(['deactivated', security ? 401 : row.anonymous])
  expected.push(['expired', isOpen ? row.anonymous : 401])
  return expected
}

const matches = (status: number, expected: Expected) =>
  expected === 'yes' ? status >= 200 && status < 300 : status === expected

test.group('Who may call what', (group) => {
  let world: World

  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    world = await makeWorld()
  })

  test('every route has a row, and every row a route', ({ assert }) => {
    const routes = calls.map(({ operation }) => operation.operationId)
    const missing = routes.filter((route) => !ACCESS[route])
    const spare = Object.keys(ACCESS).filter((route) => !routes.includes(route))
    assert.deepEqual(
      missing,
      [],
      'openapi/access.ts needs a row for these routes, saying who may call them (yes) or what they are refused with; tests/helpers/openapi/requests.ts a request that succeeds'
    )
    assert.deepEqual(spare, [], 'openapi/access.ts has rows for routes that are gone')
    assert.includeMembers(calls.map(resourceOf), [...askedResources])
  })

  test('{operation.operationId}')
    .with(calls.filter((call) => ACCESS[call.operation.operationId] && isAsked(call)))
    .run(async ({ assert, client }, call) => {
      const found: string[] = []
      for (const [caller, expected] of expectations(call.operation)) {
        await limiter.clear(['memory'])
        const response = await takenBack(() => send(client, call, world, world.tokens[caller]))
        if (!matches(response.status(), expected))
          found.push(
            `${caller}: ${response.status()} instead of ${expected} ${response.text().slice(0, 200)}`
          )
      }
      assert.deepEqual(found, [])
    })
})
