import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import drive from '@adonisjs/drive/services/main'
import { completePhoto } from '#actions/photos/complete_photo'
import { PropertyFactory } from '#database/factories/property_factory'
import PropertyImage from '#models/property_image'
import { bucketClient } from '#services/photos/bucket_client'
import { acceptPhoto } from '#services/photos/photo_store'
import { variantKey } from '#services/photos/photo_keys'
import { FakeS3 } from '#tests/helpers/fake_s3'
import { photographAsJpeg } from '#tests/helpers/pictures'

async function storedImage(size: { width: number; height: number }) {
  const property = await PropertyFactory.create()
  const photo = await acceptPhoto(await photographAsJpeg(size), { kind: 'properties' })
  return PropertyImage.create({ ...photo, propertyId: property.id, isPrimary: false, position: 1 })
}

test.group('Completing a photo', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('notes its variants when all of them are there', async ({ assert }) => {
    const image = await storedImage({ width: 800, height: 400 })
    await completePhoto('properties', image)
    await image.refresh()
    assert.equal(image.variantWidths, '320,720')
    assert.equal(image.variantFormats, 'avif,webp')
    for (const width of [320, 720]) {
      assert.isTrue(await drive.use().exists(variantKey(image.key, width, 'avif')))
    }
  })

  test('starts over after it was cut short, with the same result', async ({ assert }) => {
    const image = await storedImage({ width: 400, height: 300 })
    await drive.use().put(variantKey(image.key, 320, 'avif'), 'half a pic')
    await completePhoto('properties', image)
    await completePhoto('properties', image)
    await image.refresh()
    assert.equal(image.variantWidths, '320')
    const { contentLength } = await drive.use().getMetaData(variantKey(image.key, 320, 'avif'))
    assert.isAbove(contentLength, 100)
  })

  test('does nothing for a photo that is gone', async ({ assert }) => {
    const image = await storedImage({ width: 400, height: 300 })
    await image.delete()
    await completePhoto('properties', image)
    assert.isFalse(await drive.use().exists(variantKey(image.key, 320, 'webp')))
  })

  test('leaves nothing behind when the photo goes meanwhile', async ({ assert, cleanup }) => {
    const image = await storedImage({ width: 1500, height: 1000 })
    const disk = drive.use()
    const getStream = disk.getStream.bind(disk)
    /** Between the look at its row and the note of its variants. */
    disk.getStream = async (key) => {
      await image.delete()
      return getStream(key)
    }
    cleanup(() => {
      Object.assign(disk, { getStream })
    })

    await completePhoto('properties', image)
    assert.isTrue(image.$isDeleted)
    assert.isFalse(await drive.use().exists(image.key))
    assert.isFalse(await drive.use().exists(variantKey(image.key, 1440, 'avif')))
  })

  test('takes a file for lost when the bucket has none, but not when there is no bucket', async ({
    assert,
    cleanup,
  }) => {
    const image = await storedImage({ width: 400, height: 300 })
    const s3 = await new FakeS3().start()
    const disk = drive.use()
    const { driver } = disk
    cleanup(() => {
      disk.driver = driver
      s3.stop()
    })
    const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY, S3_SECRET } = s3.env
    const credentials = { accessKeyId: S3_KEY, secretAccessKey: S3_SECRET }
    const at = { endpoint, region: 'us-east-1', forcePathStyle: true }
    const client = bucketClient({ ...at, credentials })
    disk.driver = new S3Driver({ bucket, client, supportsACL: false, visibility: 'private' })

    s3.hasBucket = false
    await assert.rejects(() => completePhoto('properties', image))
    await image.refresh()
    assert.isNull(image.variantWidths)

    s3.hasBucket = true
    await completePhoto('properties', image)
    await image.refresh()
    assert.equal(image.variantWidths, '')
  })
})
