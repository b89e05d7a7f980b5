import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeBackup } from '#actions/backups/make_backup'
import backupConfig from '#config/backup'
import storageConfig from '#config/storage'
import { engineCopy } from '#services/database/engine_copy'
import { aMarketplace, BACKUP_KEY, drills, drillUrl } from '#tests/helpers/drill'

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

/** Files that begin otherwise than what is sealed, but for the manifest, which is not. */
function plainIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
  return files
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => {
      const head = readFileSync(file).subarray(0, 8).toString('latin1')
      return head !== '' && head !== 'MAKAOBK1'
    })
}

/** @returns what was plain there in any turn of this process until the work had ended */
async function plainDuring(work: Promise<unknown>, folder: string) {
  let isDone = false
  const ended = work.finally(() => (isDone = true))
  const seen = new Set<string>()
  while (!isDone) {
    try {
      for (const file of plainIn(folder)) seen.add(file)
    } catch (error) {
      /** It got its name meanwhile. */
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    await turn()
  }
  await ended
  return [...seen]
}

test.group('Backups that are broken off', (group) => {
  const folderOf = drills(group)

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

  test('with a key nothing plain ever stands where backups are made', async ({
    assert,
    cleanup,
  }) => {
    await aMarketplace()
    cleanup(() => void (backupConfig.key = null))
    backupConfig.key = BACKUP_KEY
    const seen = await plainDuring(makeBackup(folderOf()), folderOf())
    assert.deepEqual(seen, [])
    const left = await readdir(storageConfig.root)
    assert.notMatch(left.join('\n'), /^backup-/m)
  }).timeout(60_000)

  test('what killed ones have left is removed by the next, and what may be under way is not', async ({
    assert,
    cleanup,
  }) => {
    const killed = 'makao-2026-01-02T03-04-05-006Z.partial'
    const underWay = ['makao-2999-01-02T03-04-05-006Z.partial', 'letters.partial']
    for (const name of [killed, ...underWay]) await mkdir(join(folderOf(), name))
    const [old, fresh] = ['backup-a1B2c3', 'restore-a1B2c3'].map((name) =>
      join(storageConfig.root, name)
    )
    for (const draft of [old, fresh]) {
      await mkdir(draft, { recursive: true })
      await writeFile(join(draft, 'database.dump'), 'people')
    }
    cleanup(() => rm(fresh, { recursive: true }))
    const longAgo = Date.now() / 1000 - 2 * 86_400
    await utimes(old, longAgo, longAgo)
    const { folder } = await makeBackup(folderOf())
    const kept = await readdir(folderOf())
    assert.sameMembers(
      kept.map((name) => join(folderOf(), name)),
      [folder, ...underWay.map((name) => join(folderOf(), name))]
    )
    const drafts = await readdir(storageConfig.root)
    assert.deepEqual(
      drafts.filter((name) => name.endsWith('-a1B2c3')),
      ['restore-a1B2c3']
    )
  }).timeout(60_000)
})
