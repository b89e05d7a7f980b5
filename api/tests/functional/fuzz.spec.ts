import fc from 'fast-check'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { CaughtLetters } from '#tests/helpers/letters'
import { keepLogLines } from '#tests/helpers/log_lines'
import { assertDocumented, type Answer } from '#tests/helpers/openapi/conformance'
import { calls } from '#tests/helpers/openapi/document'
import { hostileRequests } from '#tests/helpers/openapi/hostile_requests'
import { makeWorld, type World } from '#tests/helpers/openapi/world'
import { rawRequest } from '#tests/helpers/raw_request'
import { takenBack } from '#tests/helpers/taken_back'

const INPUTS_PER_ROUTE = 200
/** FUZZ_SHARE=2/2 makes the second half of them, where another run makes the first one. */
const [SHARE, SHARES] = (process.env.FUZZ_SHARE ?? '1/1').split('/').map(Number)
/** The same requests on every run; FUZZ_SEED=7 makes others, FUZZ_SEED=random others each time. */
const SEED =
  process.env.FUZZ_SEED === 'random'
    ? Math.trunc(Math.random() * 2 ** 31)
    : Number(process.env.FUZZ_SEED ?? 20_261_121)

/** FUZZ=bookings.store looks at one route alone. */
const ONLY = process.env.FUZZ

/** What only our own machinery would say: frames of a stack, statements and errors of a database, paths. */
const INSIDES =
  /node_modules|\bat (async |new )?[\w.<>]+ \(|\.[jt]s:\d+|SQLITE_|syntax error at|violates \w+|\b(select|insert into|update|delete from) [`"]|\b(knex|lucid)\b|ECONN|\/(work|home|usr|var|tmp)\//i

type Failure = { message: string; errors?: { rule: string; message: string }[] }

/**
 * The words of a failure. What else an answer carries, such as a token or what somebody typed, may hold any
 * letters; it is held against the document, which knows every field.
 */
function wordsOf({ status, headers, body = '' }: Answer) {
  if (status < 400) return ''
  if (!headers['content-type']?.startsWith('application/json')) return body
  const { message, errors = [] } = JSON.parse(body) as Failure
  return [message, ...errors.flatMap((error) => [error.rule, error.message])].join('\n')
}

/** @param logged what the process wrote of the request: the answer itself tells no cause */
function assertHarmless(answer: Answer, logged: string[]) {
  if (answer.status >= 500) {
    throw new Error(`${answer.status}: ${answer.body}\n${logged.join('')}`)
  }
  assertDocumented(answer)
  const said = INSIDES.exec(wordsOf(answer))
  if (said) throw new Error(`the answer says "${said[0]}": ${answer.body!.slice(0, 400)}`)
}

test.group('Hostile requests', (group) => {
  let world: World
  let letters: CaughtLetters

  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    world = await makeWorld()
  })
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('{operation.operationId} answers none of them with more than the document says')
    .with(calls.filter(({ operation }) => !ONLY || operation.operationId === ONLY))
    .run(async ({ cleanup }, call) => {
      const logged = keepLogLines(cleanup)
      const property = fc.asyncProperty(hostileRequests(call, world), async (request) => {
        await limiter.clear(['memory'])
        logged.length = 0
        const answer = await takenBack(() =>
          rawRequest(call.method.toUpperCase(), request.url, request)
        )
        assertHarmless(answer, logged)
      })
      await fc.assert(property, { numRuns: INPUTS_PER_ROUTE / SHARES, seed: SEED + SHARE - 1 })
    })
    .timeout(120_000)
})
