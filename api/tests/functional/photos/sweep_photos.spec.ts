import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { requeuePhotos } from '#actions/photos/requeue_photos'
import { keepPhotos } from '#actions/photos/store_photos'
import { GRACE_HOURS, sweepPhotos } from '#actions/photos/sweep_photos'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import MakePhotoVariants from '#jobs/make_photo_variants'
import PropertyImage from '#models/property_image'
import { PHOTO_KINDS, variantKey, type PhotoKind } from '#services/photos/photo_keys'
import { acceptPhoto, type StoredPhoto } from '#services/photos/photo_store'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { photographAsJpeg, uploadsPath } from '#tests/helpers/pictures'

const later = () => DateTime.utc().plus({ hours: GRACE_HOURS, minutes: 1 })

async function stored(kind: PhotoKind) {
  return acceptPhoto(await photographAsJpeg({ width: 400, height: 300 }), { kind })
}

const isThere = ({ key }: StoredPhoto) => drive.use().exists(key)

async function shown(photo: StoredPhoto) {
  const property = await PropertyFactory.create()
  await PropertyImage.query().where('propertyId', property.id).delete()
  return PropertyImage.create({ ...photo, propertyId: property.id, isPrimary: false, position: 1 })
}

test.group('Sweeping photos', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    for (const kind of PHOTO_KINDS)
      await rm(join(uploadsPath, kind), { recursive: true, force: true })
  })

  test('takes away what belongs to nothing, with all its sizes', async ({ assert }) => {
    const orphans = await Promise.all(PHOTO_KINDS.map(stored))
    await drive.use().put(variantKey(orphans[0].key, 320, 'webp'), 'a size')
    const kept = await shown(await stored('properties'))
    const person = await UserFactory.create()
    const face = await stored('avatars')
    await person.merge({ avatar: face.key }).save()

    assert.equal(await sweepPhotos(later()), 3)
    for (const orphan of orphans) assert.isFalse(await isThere(orphan))
    assert.isFalse(await drive.use().exists(variantKey(orphans[0].key, 320, 'webp')))
    assert.isTrue(await drive.use().exists(kept.key))
    assert.isTrue(await isThere(face))
    assert.equal(await sweepPhotos(later()), 0)
  })

  test('is left what may have been written over a line that broke', async ({ assert }) => {
    const [refused, unknown] = await Promise.all([stored('properties'), stored('properties')])
    const failing = (photo: StoredPhoto, message: string) =>
      keepPhotos([photo], 'properties', async () => {
        throw new Error(message)
      })
    await assert.rejects(() => failing(refused, 'one too many'))
    await assert.rejects(() => failing(unknown, 'Connection terminated unexpectedly'))
    assert.isFalse(await isThere(refused))
    assert.isTrue(await isThere(unknown))
    assert.equal(await sweepPhotos(later()), 1)
  })

  test('leaves alone what an upload may be about to name', async ({ assert }) => {
    const photo = await stored('reviews')
    assert.equal(await sweepPhotos(), 0)
    assert.isTrue(await isThere(photo))

    const file = join(uploadsPath, photo.key)
    const old = DateTime.utc()
      .minus({ hours: GRACE_HOURS + 1 })
      .toJSDate()
    await utimes(file, old, old)
    await drive.use().put(variantKey(photo.key, 320, 'webp'), 'a fresh size')
    assert.equal(await sweepPhotos(), 0, 'something in the folder is new')
  })

  test('touches nothing when the database seems to be the wrong one', async ({ assert }) => {
    const photos = await Promise.all(Array.from({ length: 21 }, () => stored('reviews')))
    assert.equal(await sweepPhotos(later()), 0)
    for (const photo of photos) assert.isTrue(await isThere(photo))
  })

  test('does not mind strangers in the storage', async ({ assert }) => {
    for (const name of ['reviews/readme.txt', 'reviews/holiday/a.webp']) {
      await drive.use().put(name, 'something')
    }
    assert.equal(await sweepPhotos(later()), 0)
    assert.isTrue(await drive.use().exists('reviews/holiday/a.webp'))
  })
})

test.group('Photos whose sizes never came', (group) => {
  group.setup(() => emptyDatabase())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('get them later', async ({ assert }) => {
    const image = await shown(await stored('properties'))
    assert.equal(await requeuePhotos(), 0, 'it may still be waiting its turn')

    assert.equal(await requeuePhotos(DateTime.utc().plus({ minutes: 16 })), 1)
    await image.refresh()
    assert.equal(image.variantWidths, '320')
    assert.equal(await requeuePhotos(DateTime.utc().plus({ minutes: 16 })), 0)
  })

  test('are noted as having none when their file is lost', async ({ assert }) => {
    const image = await shown(await stored('properties'))
    await drive.use().deleteAll(image.key.replace(/\/[^/]+$/, ''))
    assert.equal(await requeuePhotos(DateTime.utc().plus({ minutes: 16 })), 1)
    await image.refresh()
    assert.equal(image.variantWidths, '')
  })

  test('are all tried, however many of them fail each time', async ({ assert, cleanup }) => {
    const photo = await stored('properties')
    const { propertyId } = await shown(photo)
    const others = Array.from({ length: 201 }, () => ({ ...photo, propertyId }))
    await PropertyImage.createMany(others)
    const { execute } = MakePhotoVariants.prototype
    cleanup(() => void (MakePhotoVariants.prototype.execute = execute))
    const tried = new Set<number>()
    MakePhotoVariants.prototype.execute = async function () {
      tried.add(this.payload.id)
    }
    const passed = DateTime.utc().plus({ minutes: 16 })
    for (let round = 0; round < 20 && tried.size < 202; round++)
      assert.equal(await requeuePhotos(passed), 200)
    assert.equal(tried.size, 202)
  })

  test('are given up after a week', async ({ assert }) => {
    await shown(await stored('properties'))
    assert.equal(await requeuePhotos(DateTime.utc().plus({ days: 8 })), 0)
  })

  test('leave no half-written file behind when they come', async ({ assert }) => {
    const image = await shown(await stored('properties'))
    const draft = `${variantKey(image.key, 320, 'avif')}.0123456789ab.part`
    await drive.use().put(draft, 'half a pic')
    await requeuePhotos(DateTime.utc().plus({ minutes: 16 }))
    assert.isFalse(await drive.use().exists(draft))
  })
})
