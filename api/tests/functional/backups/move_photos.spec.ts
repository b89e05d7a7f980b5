import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { runAce } from '#tests/helpers/ace'
import { FakeS3 } from '#tests/helpers/fake_s3'

const FOLDERS = 12
const NAMES = ['320.avif', '320.webp', 'camera.jpeg', 'original.webp']

/** Photos as an installation keeps them on its disk, with what a killed process has left. @returns their bytes by name */
async function photosIn(storage: string) {
  const photos = new Map<string, Buffer>()
  for (let at = 0; at < FOLDERS; at++) {
    const kind = ['properties', 'reviews', 'avatars'][at % 3]
    const folder = `${kind}/${randomBytes(12).toString('hex')}`
    for (const name of NAMES) photos.set(`${folder}/${name}`, randomBytes(2000 + at))
    await keep(storage, `${folder}/720.webp.part`, Buffer.from('half'))
  }
  for (const [name, bytes] of photos) await keep(storage, name, bytes)
  return photos
}

async function keep(storage: string, name: string, bytes: Buffer) {
  const path = join(storage, 'uploads', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

test.group('A move of photos into a bucket', (group) => {
  group.tap((one) => one.tags(['@anyEngine']))

  test('goes on where it was broken off, mends what differs, and leaves the disk as it was', async ({
    assert,
    cleanup,
  }) => {
    const storage = await mkdtemp(join(tmpdir(), 'makao-photos-'))
    const s3 = await new FakeS3().start()
    cleanup(async () => {
      s3.stop()
      await rm(storage, { recursive: true })
    })
    const photos = await photosIn(storage)
    const onDisk = async () => {
      const names = await readdir(storage, { recursive: true })
      return names.toSorted()
    }
    const before = await onDisk()
    const move = () => runAce(['makao:move'], { ...s3.env, STORAGE_PATH: storage })

    const nowhere = await runAce(['makao:move'])
    assert.equal(nowhere.code, 1)
    assert.include(nowhere.said, 'Say where to: --to postgres://')

    s3.hasBucket = false
    s3.room = 20
    const broken = await move()
    assert.equal(broken.code, 1, broken.said)
    assert.isTrue(s3.hasBucket, 'it is made when there is none')
    assert.equal(s3.objects.size, 20)
    assert.notInclude(broken.said, 'are in the bucket')

    const [damaged] = s3.objects.values()
    damaged!.bytes = Buffer.alloc(damaged!.bytes.length)
    s3.room = Infinity
    const whole = await move()
    assert.equal(whole.code, 0, whole.said)
    assert.include(whole.said, `${photos.size} files of photos are in the bucket, each as it was`)
    assert.include(whole.said, '19 were there before')
    assert.sameMembers([...s3.objects.keys()], [...photos.keys()])
    for (const [name, bytes] of photos) {
      assert.isTrue(s3.objects.get(name)!.bytes.equals(bytes), name)
      const left = await readFile(join(storage, 'uploads', name))
      assert.isTrue(left.equals(bytes), name)
    }
    assert.deepEqual(await onDisk(), before)
    assert.deepEqual(s3.refused, [])
  }).timeout(60_000)
})
