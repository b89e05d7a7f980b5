import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepLogLines } from '#tests/helpers/log_lines'
import { rawRequest } from '#tests/helpers/raw_request'

const SENT = {
  fullName: 'Wanjiku Kamau',
  email: 'wanjiku@example.com',
  phone: '+254712345678',
  subject: 'A lost umbrella',
  message: 'I left it under the bed.',
}

function assertTellsOfNobody(lines: readonly string[]) {
  for (const value of Object.values(SENT)) {
    const telling = lines.find((line) => line.includes(value))
    if (telling) throw new Error(`${value} is in the log: ${telling.slice(0, 2000)}`)
  }
}

type Pool = { acquireTimeoutMillis: number; max: number }

test.group('What the log has of a statement that failed', () => {
  test('the statement, and nothing that somebody had sent', async ({ assert, cleanup }) => {
    cleanup(await testUtils.db().wrapInGlobalTransaction())
    await db.rawQuery('alter table contact_messages rename to contact_messages_away')
    const lines = keepLogLines(cleanup)
    const { status } = await rawRequest('POST', '/api/v1/contacts', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SENT),
    })
    assert.equal(status, 500)
    const failed = lines.find((line) => line.includes('request failed')) ?? '{}'
    const { err } = JSON.parse(failed) as { err: { message: string; stack: string } }
    assert.match(
      err.message,
      /^insert into .contact_messages. .+ values \([?$\d, ]+\).* - .*contact_messages/
    )
    assert.isNotEmpty(err.stack)
    assertTellsOfNobody(lines)
  })

  test('nor what was there already', async ({ assert, cleanup }) => {
    cleanup(await testUtils.db().wrapInGlobalTransaction())
    const lines = keepLogLines(cleanup)
    const subscribe = () =>
      db.table('newsletter_subscribers').insert({
        email: SENT.email,
        unsubscribe_hash: SENT.email,
        created_at: new Date(),
      })
    await subscribe()
    const error: unknown = await subscribe().catch((failure: unknown) => failure)
    logger.error({ err: error }, 'twice')
    logger.error({ err: new AggregateError([error], 'each of them') }, 'together')
    assert.lengthOf(
      lines.filter((line) => /newsletter_subscribers/.test(line)),
      2
    )
    assertTellsOfNobody(lines)
  })

  test('nor what one would have asked that found no connection', async ({ assert, cleanup }) => {
    const { pool } = db.connection().getWriteClient().client as { pool: Pool }
    const { acquireTimeoutMillis } = pool
    const held = await Promise.all(Array.from({ length: pool.max }, () => db.transaction()))
    cleanup(async () => {
      pool.acquireTimeoutMillis = acquireTimeoutMillis
      for (const trx of held) await trx.rollback()
    })
    pool.acquireTimeoutMillis = 50
    const lines = keepLogLines(cleanup)
    const asked = db.rawQuery('select id from users where email = ?', [SENT.email])
    const error: unknown = await asked.catch((failure: unknown) => failure)
    logger.error({ err: error }, 'nobody was found')
    assert.match(lines.join('\n'), /Timeout acquiring a connection/)
    assertTellsOfNobody(lines)
  })
})
