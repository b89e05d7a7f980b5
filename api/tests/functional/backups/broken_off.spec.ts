import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { engineCopy } from '#services/database/engine_copy'
import { drills, drillUrl } from '#tests/helpers/drill'

/** Longer than what is killed takes to be gone. */
const A_WHILE = 10_000

async function dumpsUnderWay() {
  const [{ total }] = await db
    .from('pg_stat_activity')
    .whereRaw('datname = current_database()')
    .where('application_name', 'pg_dump')
    .count('* as total')
  return Number(total)
}

test.group('Backups that are broken off', (group) => {
  drills(group)

  test('a disk that is full ends the dump, whose snapshot would keep old rows for ever', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => db.rawQuery('drop table ballast'))
    await db.rawQuery(
      'create table ballast as select md5(random()::text) as word from generate_series(1, 50000)'
    )
    await assert.rejects(() => engineCopy().dump('/dev/full'), /ENOSPC/)
    const deadline = Date.now() + A_WHILE
    while ((await dumpsUnderWay()) > 0 && Date.now() < deadline) await pause(50)
    assert.equal(await dumpsUnderWay(), 0)
  })
    .skip(() => drillUrl === null, 'Of PostgreSQL')
    .timeout(60_000)
})
