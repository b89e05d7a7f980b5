import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { acceptPhoto, makeVariants, removePhoto } from '#services/photos/photo_store'
import { variantKey } from '#services/photos/photo_keys'
import { storePicture } from '#database/demo/pictures'
import { photographAsJpeg, plain, stored } from '#tests/helpers/pictures'

test.group('Photos | variants', (group) => {
  /** The first one starts a process. */
  group.each.timeout(20_000)

  test('every width up to its own, in AVIF and WebP', async ({ assert }) => {
    const file = await photographAsJpeg({ width: 1200, height: 900 })
    const { key } = await acceptPhoto(file, { kind: 'properties' })
    assert.deepEqual(await makeVariants(key), {
      variantWidths: '320,720,1080',
      variantFormats: 'avif,webp',
    })
    for (const [width, height] of [
      [320, 240],
      [720, 540],
      [1080, 810],
    ]) {
      const webp = await sharp(await stored(variantKey(key, width, 'webp'))).metadata()
      assert.include(webp, { format: 'webp', width, height })
      const avif = await sharp(await stored(variantKey(key, width, 'avif'))).metadata()
      assert.include(avif, { format: 'heif', compression: 'av1', width, height })
    }
  })

  test('a picture too small for variants has none', async ({ assert }) => {
    const { key } = await acceptPhoto(await plain({ width: 200, height: 200 }).png().toBuffer(), {
      kind: 'reviews',
    })
    assert.deepEqual(await makeVariants(key), { variantWidths: '', variantFormats: '' })
  })

  test('a picture of the demo is kept as it is and has smaller sizes at once', async ({
    assert,
  }) => {
    const picture = await plain({ width: 1440, height: 1080 }).webp().toBuffer()
    const photo = await storePicture(picture, 'properties')
    assert.include(photo, {
      width: 1440,
      height: 1080,
      variantWidths: '320,720,1440',
      variantFormats: 'webp',
    })
    assert.deepEqual(await stored(photo.key), picture)
    assert.deepEqual(await stored(variantKey(photo.key, 1440, 'webp')), picture)
    const small = await sharp(await stored(variantKey(photo.key, 320, 'webp'))).metadata()
    assert.include(small, { format: 'webp', width: 320, height: 240 })
  })

  test('removing a picture removes its variants, and only its own', async ({ assert }) => {
    const file = await photographAsJpeg({ width: 400, height: 300 })
    const [gone, kept] = [
      await acceptPhoto(file, { kind: 'reviews' }),
      await acceptPhoto(file, { kind: 'reviews' }),
    ]
    await makeVariants(gone.key, ['webp'])
    await removePhoto(gone.key)
    await removePhoto(gone.key)
    assert.isFalse(await drive.use().exists(gone.key))
    assert.isFalse(await drive.use().exists(variantKey(gone.key, 320, 'webp')))
    assert.isTrue(await drive.use().exists(kept.key))
  })
})
