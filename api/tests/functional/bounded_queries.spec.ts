import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Schema } from '@makao/openapi/schema'
import { ACCESS } from '#openapi/access'
import { clearSearchCache } from '#services/search/search_cache'
import { queriesOf } from '#tests/helpers/count_queries'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { growWorld } from '#tests/helpers/openapi/grow_world'
import {
  calls,
  document,
  isAsked,
  resolveResponse,
  type Call,
} from '#tests/helpers/openapi/document'
import { send } from '#tests/helpers/openapi/send'
import { makeWorld, type World } from '#tests/helpers/openapi/world'

/** How many entries more the second look finds at least, fewer than fill a page: a full one is counted besides. */
const MORE = 6
const LIMIT = 50

/** Lists whose length nobody's doings change: the places of Kenya, the months of a year; one for each currency. */
const FIXED = [
  ...['places.counties', 'places.towns', 'places.destinations', 'places.suggestions'],
  'bookings.months',
  'earnings.index',
]

const reads = calls.filter((call) => call.method === 'get' && isAsked(call))
const lists = new Set(reads.filter(answersList).map(nameOf))

function nameOf({ operation }: Call) {
  return operation.operationId
}

/** True when the document says that `data` is a list. */
function answersList({ operation }: Call) {
  const documented = operation.responses[200]
  const schema = documented && resolveResponse(documented).content?.['application/json']?.schema
  return resolve(schema?.properties?.data)?.type === 'array'
}

function resolve(schema?: Schema): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1)
  return name ? resolve(document.components.schemas[name]) : schema
}

type Look = { queries: number; entries: number }

/** What a read costs each of those who may make it. */
async function look(call: Call, world: World) {
  const row = ACCESS[nameOf(call)]!
  const callers = (['anonymous', 'guest', 'host', 'admin'] as const).filter(
    (one) => row[one] === 'yes'
  )
  const looks: Record<string, Look> = {}
  for (const caller of callers) {
    clearSearchCache()
    await limiter.clear(['memory'])
    const request = send(new ApiClient(), call, world, world.tokens[caller])
    if (call.operation.parameters.some(({ name }) => name === 'limit')) request.qs('limit', LIMIT)
    let entries = 0
    const queries = await queriesOf(async () => {
      const response = await request
      const body: unknown = response.body()
      const data = (body as { data?: unknown }).data
      entries = Array.isArray(data) ? data.length : 0
    })
    looks[caller] = { queries: queries.length, entries }
  }
  return looks
}

test.group('Reading costs as many queries, however much there is', (group) => {
  let world: World
  const few = new Map<string, Record<string, Look>>()

  group.setup(() => emptyDatabase())
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    world = await makeWorld()
    await growWorld(world, 1)
    for (const call of reads) few.set(nameOf(call), await look(call, world))
    for (let entry = 2; entry <= MORE + 1; entry++) await growWorld(world, entry)
  })

  test('{operation.operationId}')
    .with(reads)
    .run(async ({ assert }, call) => {
      const name = nameOf(call)
      const many = await look(call, world)
      for (const [caller, before] of Object.entries(few.get(name)!)) {
        assert.isAtMost(many[caller].queries, before.queries, `asked by ${caller}`)
      }
      if (!lists.has(name) || FIXED.includes(name)) return
      const grown = Object.entries(many).map(
        ([caller, { entries }]) => entries - few.get(name)![caller].entries
      )
      assert.isAtLeast(
        Math.max(...grown),
        MORE,
        'The list has not grown, so that nothing was shown: let tests/helpers/openapi/grow_world.ts add entries to it'
      )
    })
})
