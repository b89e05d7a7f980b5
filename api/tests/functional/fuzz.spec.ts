import fc from 'fast-check'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import env from '#start/env'
import { CaughtLetters } from '#tests/helpers/letters'
import { assertDocumented, type Answer } from '#tests/helpers/openapi/conformance'
import { calls } from '#tests/helpers/openapi/document'
import { hostileRequests } from '#tests/helpers/openapi/hostile_requests'
import { makeWorld, type World } from '#tests/helpers/openapi/world'
import { rawRequest } from '#tests/helpers/raw_request'

const INPUTS_PER_ROUTE = 200
/** The same requests on every run; FUZZ_SEED=7 makes others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** FUZZ=bookings.store looks at one route alone. */
const ONLY = process.env.FUZZ

/** Words that only our own machinery would say. */
const INSIDES =
  /node_modules|\bat async |\.ts:\d+|SQLITE_|syntax error at|violates |knex|lucid|ECONN|\/(work|home|usr|var|tmp)\//i

function assertHarmless(answer: Answer) {
  if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.body}`)
  const said = INSIDES.exec(answer.body ?? '')
  if (said) throw new Error(`the answer says "${said[0]}": ${answer.body!.slice(0, 400)}`)
  assertDocumented(answer)
}

test.group('Hostile requests', (group) => {
  let world: World
  let letters: CaughtLetters

  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    const limits = env.get('RATE_LIMITS')
    env.set('RATE_LIMITS', 'off')
    world = await makeWorld()
    return () => env.set('RATE_LIMITS', limits)
  })
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('{operation.operationId} answers none of them with more than the document says')
    .with(calls.filter(({ operation }) => !ONLY || operation.operationId === ONLY))
    .run(async (_, call) => {
      await db.rawQuery('savepoint fuzz')
      const property = fc.asyncProperty(hostileRequests(call, world), async (request) => {
        const answer = await rawRequest(call.method.toUpperCase(), request.url, request)
        await db.rawQuery('rollback to savepoint fuzz')
        assertHarmless(answer)
      })
      await limiter.clear(['memory'])
      await fc.assert(property, { numRuns: INPUTS_PER_ROUTE, seed: SEED })
    })
    .timeout(120_000)
})
