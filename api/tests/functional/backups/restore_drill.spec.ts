import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeBackup } from '#actions/backups/make_backup'
import { verifyBackup } from '#actions/backups/restore_backup'
import backupConfig from '#config/backup'
import { BookingFactory } from '#database/factories/booking_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { runAce } from '#tests/helpers/ace'
import { day } from '#tests/helpers/days'
import { aMarketplace, another, BACKUP_KEY as KEY, drills, drillUrl } from '#tests/helpers/drill'
import { FakeS3 } from '#tests/helpers/fake_s3'
import { uploadsPath } from '#tests/helpers/pictures'

/** By a process of its own, which closes the file again. */
function usersSeenElsewhere() {
  const script = `const { DatabaseSync } = await import('node:sqlite')
    const connection = new DatabaseSync(process.env.SQLITE_PATH)
    console.log(connection.prepare('select count(*) as total from users').get().total)
    connection.close()`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  return Number(String(stdout))
}

/** More than one page of what a bucket lists. */
const OTHER_PHOTOS = 24

/** A bucket with the photo, which this process has put on its disk, and with others. */
async function bucketWith(key: string) {
  const s3 = await new FakeS3().start()
  const keep = (name: string, bytes: Buffer) =>
    s3.objects.set(name, { bytes, type: 'image/webp', modified: new Date() })
  keep(key, await readFile(join(uploadsPath, key)))
  await rm(uploadsPath, { recursive: true })
  for (let count = 0; count < OTHER_PHOTOS; count++)
    keep(`properties/${randomBytes(12).toString('hex')}/original.webp`, randomBytes(500))
  return s3
}

async function send(url: string, body: object, token = '') {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as any }
}

test.group('Restore drill', (group) => {
  const folderOf = drills(group)

  test(
    'a sealed backup with photos {$self} comes back whole elsewhere: what was booked before, not after, and bookings go on'
  )
    .with(['on the disk', 'in a bucket'])
    .run(async ({ assert, cleanup }, where) => {
      const { guest, property, photo, before } = await aMarketplace()
      const bytes = await readFile(join(uploadsPath, photo.key))
      const s3 = where === 'in a bucket' ? await bucketWith(photo.key) : null
      cleanup(() => s3?.stop())
      const files = s3 ? 1 + OTHER_PHOTOS : 1
      const made = await runAce(['makao:backup', `--to=${folderOf()}`, '--keep=3'], {
        BACKUP_KEY: KEY,
        ...s3?.env,
      })
      assert.equal(made.code, 0, made.said)
      assert.include(made.said, `1 bookings, ${files} files of photos, sealed`)
      await BookingFactory.merge({ guestId: guest.id }).create()
      const stored = new Map(s3?.objects)
      s3?.objects.clear()

      const target = await another(s3?.env)
      cleanup(() => target.dispose())
      const onDisk = join(target.folder, 'storage/uploads', photo.key)
      const kept = async () => s3?.objects.get(photo.key)?.bytes ?? readFile(onDisk)
      const restore = (...flags: string[]) =>
        runAce(['makao:restore', `--from=${folderOf()}`, ...flags], target.env)
      const restored = await restore()
      assert.equal(restored.code, 0, restored.said)
      assert.include(restored.said, 'Restored: every table has as many rows')
      assert.include(restored.said, `${files} files of photos were put back`)
      assert.notInclude(restored.said, 'APP_KEY')
      for (const [name, object] of stored)
        assert.isTrue(s3!.objects.get(name)?.bytes.equals(object.bytes), name)

      const full = await restore()
      assert.equal(full.code, 1)
      assert.match(full.said, /not empty \(2 users, 1 bookings.*with --replace all of it is lost/)

      await target.start()
      const running = await restore('--replace')
      assert.equal(running.code, 1)
      assert.match(running.said, /stop (it|the product)/)

      const signedIn = await send(`${target.url}/api/v1/auth/login`, {
        email: guest.email,
        password: FACTORY_PASSWORD,
      })
      assert.equal(signedIn.status, 200, target.output)
      const { token } = signedIn.body.data
      const authorization = { headers: { authorization: `Bearer ${token}` } }
      const list = await fetch(`${target.url}/api/v1/bookings`, authorization)
      const { data: bookings } = (await list.json()) as { data: { _id: number }[] }
      assert.deepEqual(
        bookings.map(({ _id }) => _id),
        [before.id]
      )
      const picture = await fetch(`${target.url}/uploads/${photo.key}`)
      assert.equal(picture.status, 200)
      assert.isTrue(bytes.equals(Buffer.from(await picture.arrayBuffer())))

      const stay = (from: number) => ({
        property: property.id,
        checkIn: day(from),
        checkOut: day(from + 2),
        guests: { adults: 2, children: 0 },
      })
      const taken = await send(`${target.url}/api/v1/bookings`, stay(11), token)
      assert.equal(taken.status, 409)
      const booked = await send(`${target.url}/api/v1/bookings`, stay(20), token)
      assert.equal(booked.status, 201)
      assert.isAbove(booked.body.data._id, before.id, 'ids go on where the backup was made')

      await target.stop()
      const damaged = Buffer.alloc(bytes.length)
      if (s3) s3.objects.get(photo.key)!.bytes = damaged
      else await writeFile(onDisk, damaged)
      const replaced = await restore('--replace')
      assert.equal(replaced.code, 0, replaced.said)
      assert.include(replaced.said, 'Replaced: 2 rows of bookings')
      assert.include(replaced.said, '1 files of photos were put back', 'what is there is compared')
      const mended = await kept()
      assert.isTrue(mended.equals(bytes))
      assert.deepEqual(s3?.refused ?? [], [])
    })
    .timeout(180_000)

  test('keeps the newest, writes no photo twice, and leaves nothing of one that fails', async ({
    assert,
    cleanup,
  }) => {
    const { photo } = await aMarketplace()
    const first = await makeBackup(folderOf())
    const second = await makeBackup(folderOf(), { keep: 2 })
    const inode = async (backup: string) => {
      const { ino } = await stat(join(backup, 'photos', photo.key))
      return ino
    }
    assert.equal(await inode(second.folder), await inode(first.folder))
    const third = await makeBackup(folderOf(), { keep: 2 })
    assert.lengthOf(third.removed, 1)
    const kept = await readdir(folderOf())
    assert.sameMembers(
      kept.map((name) => join(folderOf(), name)),
      [second.folder, third.folder]
    )

    cleanup(() => void (backupConfig.key = null))
    backupConfig.key = 'guessed'
    await assert.rejects(() => makeBackup(folderOf()))
    assert.sameMembers(await readdir(folderOf()), kept)
  }).timeout(60_000)

  test('what is written after a backup in the same process is there for others', async ({
    assert,
  }) => {
    await aMarketplace()
    await makeBackup(folderOf())
    for (let time = 1; time <= 2; time++) {
      await UserFactory.create()
      const [{ total }] = await db.from('users').count('* as total')
      assert.equal(usersSeenElsewhere(), Number(total))
    }
  })
    .skip(() => drillUrl !== null, 'Of the journal of SQLite')
    .timeout(60_000)

  test('a damaged, cut or strange backup is refused before anything is written', async ({
    assert,
    cleanup,
  }) => {
    const { photo } = await aMarketplace()
    cleanup(() => void (backupConfig.key = null))
    backupConfig.key = KEY
    const sealed = await makeBackup(folderOf())
    const checked = await runAce(['makao:restore', `--from=${sealed.folder}`, '--check'], {
      BACKUP_KEY: KEY,
    })
    assert.equal(checked.code, 0, checked.said)
    assert.include(checked.said, 'is whole')
    const refused = (words: RegExp) => assert.rejects(() => verifyBackup(sealed.folder), words)
    backupConfig.key = null
    await refused(/give the BACKUP_KEY/)
    backupConfig.key = `${KEY}2`
    await refused(/another BACKUP_KEY/)
    backupConfig.key = KEY
    const names = await readdir(sealed.folder, { recursive: true })
    assert.notInclude(names.join(), photo.key.split('/')[1], 'the name of a photo is its key')
    await appendFile(join(sealed.folder, 'photos.jsonl'), 'x')
    await refused(/photos\.jsonl of the backup is damaged/)
    await appendFile(join(sealed.folder, 'manifest.json'), 'x')
    await refused(/manifest\.json was changed/)
  }).timeout(60_000)
})
