import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeBackup } from '#actions/backups/make_backup'
import { acceptPhoto } from '#services/photos/photo_store'
import { runAce } from '#tests/helpers/ace'
import { aMarketplace, another, dropDrill, drills, drillUrl } from '#tests/helpers/drill'
import { photographAsJpeg, uploadsPath } from '#tests/helpers/pictures'

/** Overwrites a part of a file. */
async function spoil(file: string, from: number, bytes: number) {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(bytes, 0x2a), 0, bytes, from)
  await handle.close()
}

const anotherPhoto = async () =>
  acceptPhoto(await photographAsJpeg({ width: 300, height: 200 }), { kind: 'properties' })

test.group('Restore of what is damaged', (group) => {
  const folderOf = drills(group)

  const restoring =
    (env: NodeJS.ProcessEnv) =>
    (...flags: string[]) =>
      runAce(['makao:restore', `--from=${folderOf()}`, ...flags], env)

  test('a photo that has rotted is named, and all else comes back where that is wanted', async ({
    assert,
    cleanup,
  }) => {
    const { photo } = await aMarketplace()
    const { key: whole } = await anotherPhoto()
    const backup = await makeBackup(folderOf())
    await spoil(join(backup.folder, 'photos', photo.key), 10, 4)
    const target = await another()
    cleanup(() => target.dispose())
    const restore = restoring(target.env)

    for (const flags of [['--check'], [], ['--check', '--without-damaged-photos']]) {
      const { code, said } = await restore(...flags)
      assert.equal(code, 1, said)
      assert.include(said, `Damaged or gone: ${photo.key}`)
      assert.match(said, /1 files of photos .* --without-damaged-photos restores all else/)
      assert.notInclude(said, 'is whole')
    }
    const { code, said } = await restore('--without-damaged-photos')
    assert.equal(code, 0, said)
    assert.include(said, `Damaged or gone: ${photo.key}`)
    assert.include(said, '1 files of photos were put back')
    const uploads = join(target.folder, 'storage/uploads')
    assert.deepEqual(await readFile(join(uploads, whole)), await readFile(join(uploadsPath, whole)))
    await assert.rejects(() => stat(join(uploads, photo.key)))
  }).timeout(120_000)

  test('a photo that was cut in the newest backup is written anew into the next', async ({
    assert,
  }) => {
    const { photo } = await aMarketplace()
    const first = await makeBackup(folderOf())
    await truncate(join(first.folder, 'photos', photo.key), 10)
    const second = await makeBackup(folderOf())
    assert.deepEqual(
      await readFile(join(second.folder, 'photos', photo.key)),
      await readFile(join(uploadsPath, photo.key))
    )
  }).timeout(60_000)

  test('a damaged file {$self} is kept beside what takes its place')
    .with(['whose head is lost', 'with lost pages'])
    .run(async ({ assert, cleanup }, how) => {
      await aMarketplace()
      await makeBackup(folderOf())
      const target = await another()
      cleanup(() => target.dispose())
      const restore = restoring(target.env)
      const file = target.env.SQLITE_PATH!
      const first = await restore()
      assert.equal(first.code, 0, first.said)
      const { size } = await stat(file)
      if (how === 'whose head is lost') await spoil(file, 0, 100)
      else await spoil(file, 4096, size - 4096)
      const damaged = await readFile(file)

      const refused = await restore()
      assert.equal(refused.code, 1)
      assert.match(refused.said, /database is damaged: with --replace its file is kept/)
      assert.deepEqual(await readFile(file), damaged)
      for (const name of ['.damaged', '.damaged-2']) {
        await writeFile(file, damaged)
        const restored = await restore('--replace')
        assert.equal(restored.code, 0, restored.said)
        assert.match(restored.said.replaceAll(/\s+/g, ' '), /is damaged: it is kept as/)
        assert.deepEqual(await readFile(`${file}${name}`), damaged)
        const connection = new DatabaseSync(file, { readOnly: true })
        cleanup(() => connection.close())
        assert.deepInclude(connection.prepare('select count(*) as total from bookings').get(), {
          total: 1,
        })
      }
    })
    .skip(() => drillUrl !== null, 'Of the file of SQLite')
    .timeout(120_000)

  const ROLE = 'makao_owns_no_extension'

  test('a backup comes back where somebody else owns the extension', async ({
    assert,
    cleanup,
  }) => {
    await aMarketplace()
    await makeBackup(folderOf())
    const target = await another()
    cleanup(() => target.dispose())
    await db.rawQuery(`drop role if exists ${ROLE}`)
    await db.rawQuery(`create role ${ROLE}`)
    cleanup(async () => {
      await dropDrill()
      await db.rawQuery(`drop role ${ROLE}`)
    })
    db.manager.add('drill', {
      client: 'pg',
      connection: { connectionString: drillUrl!.href },
    })
    await db.connection('drill').rawQuery('create extension pg_trgm')
    await db.connection('drill').rawQuery(`grant all on schema public to ${ROLE}`)
    await db.manager.close('drill', true)
    const url = new URL(drillUrl!)
    url.searchParams.set('options', `-c role=${ROLE}`)

    const { code, said } = await restoring({ ...target.env, DATABASE_URL: url.href })()
    assert.equal(code, 0, said)
    assert.include(said, 'every table has as many rows')
  })
    .skip(() => drillUrl === null, 'Of PostgreSQL')
    .timeout(60_000)
})
