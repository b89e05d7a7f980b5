import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { reader } from '#services/database/reader'
import { writeTransaction } from '#services/database/write_transaction'
import { inEmptyDatabase } from '#tests/helpers/empty_database'

const email = (number: number) => `reader-${number}@example.com`

async function namesOf(number: number) {
  const found = await reader()
    .from('newsletter_subscribers')
    .where('email', email(number))
    .select('id')
  return found.length
}

const subscribe = (number: number, client: Pick<typeof db, 'table'> = db) =>
  client.table('newsletter_subscribers').insert({
    email: email(number),
    language: 'en',
    unsubscribe_hash: String(number),
    created_at: '2026-11-23 00:00:00',
  })

test.group('Reading beside the connection that writes', (group) => {
  inEmptyDatabase(group)

  test('sees what was committed a moment ago, whoever reads', async ({ assert }) => {
    for (let number = 0; number < 50; number++) {
      await writeTransaction(async (trx) => {
        await subscribe(number, trx)
      })
      const seen = await Promise.all([namesOf(number), namesOf(number), namesOf(number)])
      assert.deepEqual(seen, [1, 1, 1])
    }
  })

  test('sees nothing of a transaction under way, and does not wait for it', async ({ assert }) => {
    await writeTransaction(async (trx) => {
      await subscribe(1, trx)
      assert.equal(await namesOf(1), 0)
    })
    assert.equal(await namesOf(1), 1)
  })

  test('is the transaction around a test', async ({ assert }) => {
    await db.beginGlobalTransaction()
    try {
      await subscribe(1)
      assert.equal(await namesOf(1), 1)
    } finally {
      await db.rollbackGlobalTransaction()
    }
    assert.equal(await namesOf(1), 0)
  })

  test('holds up neither a write nor another reader, however long it takes', async ({ assert }) => {
    const done: string[] = []
    const end = (name: string) => () => void done.push(name)
    await namesOf(1)
    await Promise.all([
      reader().rawQuery(LONG).then(end('long list')),
      subscribe(1).then(end('write')),
      namesOf(2).then(end('another list')),
    ])
    assert.equal(done.at(-1), 'long list')
  })
})

/** Half a second or so. */
const LONG =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select count(*) from n'
