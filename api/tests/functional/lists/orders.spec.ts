import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { ACCESS } from '#openapi/access'
import { clearSearchCache } from '#services/search/search_cache'
import { statementsOf, type Statement } from '#tests/helpers/count_queries'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { sortsOf } from '#tests/helpers/explain'
import { calls, type Call } from '#tests/helpers/openapi/document'
import { send } from '#tests/helpers/openapi/send'
import { makeWorld, type World } from '#tests/helpers/openapi/world'

const CALLERS = ['anonymous', 'guest', 'host', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/**
 * Lists that sort what one index has narrowed to the affairs of one person, one place, one queue or one word:
 * hundreds of rows, however large the product. A list is named whole, or for one of its callers or sorts.
 */
const SMALL = [
  'bookings.mine',
  'bookings.index guest',
  'bookings.upcoming guest',
  'bookings.calendar host',
  'likes.index',
  'payouts.index host',
  'likes.ofPerson',
  'wishlist.index',
  'properties.mine',
  'bookings.otherProperties',
  'properties.hosted',
  'properties.bookings',
  'reviews.mine guest',
  'reviews.mine host',
  'reviews.flagged',
  'users.reviews',
  'users.search',
  'helping.stays', // agreed stays that are not over, at the few places where somebody helps
]

/** Orders by what no index can hold, said in ADR 0037. */
const COMPUTED = [
  'properties.radius', // by distance from the point asked for, within its box
  'properties.index admin price', // of inactive ones too, at today's rates
  'properties.index admin -price',
]

const lists = calls.filter(
  ({ method, operation }) =>
    method === 'get' && operation.parameters.some(({ name }) => name === 'limit')
)

const nameOf = ({ operation }: Call) => operation.operationId

const callersOf = (call: Call): Caller[] =>
  CALLERS.filter((caller) => ACCESS[nameOf(call)]![caller] === 'yes')

function valuesOf({ operation }: Call, name: string): (string | undefined)[] {
  const values = operation.parameters.find((parameter) => parameter.name === name)?.schema.enum
  return [undefined, ...((values as string[] | undefined) ?? [])]
}

const isExempt = (name: string, caller: Caller, sort = 'usual') =>
  [...SMALL, ...COMPUTED].some((one) =>
    [name, `${name} ${caller}`, `${name} ${caller} ${sort}`].includes(one)
  )

/** In every order offered, and in the usual one of every status offered. */
function questionsOf(call: Call) {
  const orders = valuesOf(call, 'sort').map((sort) => ({ sort }))
  const filtered = ['status', 'role'].flatMap((name) =>
    valuesOf(call, name).map((value) => ({ [name]: value }))
  )
  return [...orders, ...filtered] as { sort?: string }[]
}

test.group('Every large list is read in the order of an index', (group) => {
  let world: World

  group.setup(() => emptyDatabase())
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    world = await makeWorld()
  })

  async function listing(call: Call, caller: Caller, question: object): Promise<Statement[]> {
    clearSearchCache()
    await limiter.clear(['memory'])
    const statements = await statementsOf(async () => {
      const request = send(new ApiClient(), call, world, world.tokens[caller])
      const everyone =
        nameOf(call) === 'properties.index' && caller === 'admin' ? { scope: 'all' } : {}
      const response = await request.qs({ ...everyone, ...question })
      /** Some orders are for hosts and admins alone. */
      if (![200, 422].includes(response.status())) throw new Error(`${response.status()}`)
    })
    return statements.filter(({ sql }) => /^select .* order by .* limit/is.test(sql))
  }

  test('{operation.operationId}')
    .with(lists)
    .run(async ({ assert }, call) => {
      for (const caller of callersOf(call)) {
        for (const question of questionsOf(call)) {
          if (isExempt(nameOf(call), caller, question.sort)) continue
          for (const statement of await listing(call, caller, question)) {
            const asked = `${caller} ${JSON.stringify(question)}: ${statement.sql}`
            assert.deepEqual(await sortsOf(db, statement), [], asked)
          }
        }
      }
    })
})
