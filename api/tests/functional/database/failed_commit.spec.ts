import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { writeTransaction } from '#services/database/write_transaction'
import { inEmptyDatabase } from '#tests/helpers/empty_database'

/** Its rows refer to what is looked at when they are committed. */
const PARTS = `create table late_parts (
  id integer primary key,
  whole integer references places (id) deferrable initially deferred
)`

test.group('A commit that fails', (group) => {
  inEmptyDatabase(group)
  group.each.setup(async () => {
    await db.rawQuery(PARTS)
    return () => db.rawQuery('drop table late_parts')
  })

  test('is an error, and nothing follows from what was not written', async ({ assert }) => {
    const followed: string[] = []
    const failing = writeTransaction(async (trx) => {
      trx.after('commit', () => void followed.push('a letter'))
      await trx.table('late_parts').insert({ id: 1, whole: -1 })
      return 'done'
    })
    await assert.rejects(() => failing, /foreign key/i)
    assert.isEmpty(followed)
    assert.isEmpty(await db.from('late_parts'))
  })

  test('does not leave its transaction to whoever writes next', async ({ assert }) => {
    for (const id of [1, 2]) {
      await assert.rejects(
        () => writeTransaction((trx) => trx.table('late_parts').insert({ id, whole: -1 })),
        /foreign key/i
      )
    }
    await writeTransaction((trx) => trx.table('late_parts').insert({ id: 3, whole: null }))
    await db.table('late_parts').insert({ id: 4, whole: null })
    const kept: { id: number }[] = await db.from('late_parts').orderBy('id')
    assert.deepEqual(
      kept.map(({ id }) => id),
      [3, 4]
    )
  })
})
