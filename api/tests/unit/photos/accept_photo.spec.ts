import { Buffer } from 'node:buffer'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import type { Refusal } from '#exceptions/refusal'
import { acceptPhoto, acceptPhotos } from '#services/photos/photo_store'
import { variantKey } from '#services/photos/photo_keys'
import {
  leftovers,
  photograph,
  photographAsJpeg,
  pixelAt,
  plain,
  redAndBlue,
  stored,
  withCameraData,
} from '#tests/helpers/pictures'

function metadataOf(bytes: Buffer) {
  return sharp(bytes, { animated: true }).metadata()
}

function isNear([red, green, blue]: number[], wanted: number[], tolerance = 12) {
  return [red, green, blue].every((value, index) => Math.abs(value - wanted[index]) <= tolerance)
}

test.group('Photos | what is stored', () => {
  test('a JPEG, a PNG and a WebP become a WebP with a key nobody can guess', async ({ assert }) => {
    const image = plain({ width: 300, height: 200 })
    const files = [image.clone().jpeg(), image.clone().png(), image.clone().webp()]
    for (const file of files) {
      const photo = await acceptPhoto(await file.toBuffer(), { kind: 'reviews' })
      assert.match(photo.key, /^reviews\/[0-9a-f]{24}\/original\.webp$/)
      assert.include(photo, { width: 300, height: 200, variantWidths: null, variantFormats: null })
      const metadata = await metadataOf(await stored(photo.key))
      assert.include(metadata, { format: 'webp', width: 300, height: 200 })
    }
  }).timeout(20_000)

  test('the colour is the mean of the picture', async ({ assert }) => {
    const blue = await plain({ width: 320, height: 240 }, '#336699').png().toBuffer()
    const photo = await acceptPhoto(blue, { kind: 'properties' })
    assert.equal(photo.color, '#336699')
    const half = await redAndBlue({ width: 320, height: 240 }).png().toBuffer()
    const { color } = await acceptPhoto(half, { kind: 'properties' })
    assert.isTrue(isNear([...Buffer.from(color.slice(1), 'hex')], [128, 0, 128]), color)
  })

  test('the placeholder is the picture in a few dots and a few bytes', async ({ assert }) => {
    const jpeg = await photographAsJpeg({ width: 800, height: 600 })
    const { placeholder } = await acceptPhoto(jpeg, { kind: 'properties' })
    assert.isBelow(placeholder!.length, 400)
    const half = await redAndBlue({ width: 800, height: 600 }).png().toBuffer()
    const photo = await acceptPhoto(half, { kind: 'properties' })
    const [address, data] = photo.placeholder!.split(',')
    assert.equal(address, 'data:image/webp;base64')
    const dots = Buffer.from(data, 'base64')
    assert.include(await metadataOf(dots), { width: 16, height: 12, format: 'webp' })
    assert.isTrue(isNear(await pixelAt(dots, 2, 6), [255, 0, 0], 40))
    assert.isTrue(isNear(await pixelAt(dots, 13, 6), [0, 0, 255], 40))
  })

  test('position and camera data are gone', async ({ assert }) => {
    const image = withCameraData(await photograph({ width: 200, height: 100 }))
    const file = await image.jpeg().toBuffer()
    const before = await metadataOf(file)
    assert.exists(before.exif)

    const { key } = await acceptPhoto(file, { kind: 'reviews' })
    const bytes = await stored(key)
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    assert.deepEqual([exif, xmp, icc, iptc], [undefined, undefined, undefined, undefined])
    assert.isFalse(bytes.includes('Makao Cameras'))
  })

  test('a picture that was held sideways stands upright', async ({ assert }) => {
    const sideways = withCameraData(redAndBlue({ width: 200, height: 100 }), 6)
    const photo = await acceptPhoto(await sideways.jpeg({ quality: 95 }).toBuffer(), {
      kind: 'reviews',
    })
    assert.include(photo, { width: 100, height: 200 })
    const bytes = await stored(photo.key)
    assert.isTrue(isNear(await pixelAt(bytes, 50, 20), [255, 0, 0], 20), 'red is on top')
    assert.isTrue(isNear(await pixelAt(bytes, 50, 180), [0, 0, 255], 20), 'blue is below')
  })

  test('colours of a wide profile look the same in sRGB', async ({ assert }) => {
    const wide = await plain({ width: 80, height: 80 }, '#c86432')
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const p3 = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    assert.notDeepEqual([...p3.subarray(0, 3)], [200, 100, 50], 'the file holds P3 values')

    const { key } = await acceptPhoto(wide, { kind: 'reviews' })
    assert.isTrue(isNear(await pixelAt(await stored(key), 30, 30), [200, 100, 50], 4))
  })

  test('grey, 16-bit, CMYK and transparent pictures are fine', async ({ assert }) => {
    const image = plain({ width: 64, height: 64 }, '#808080')
    const files: Record<string, Buffer> = {
      grey: await image.clone().toColourspace('b-w').png().toBuffer(),
      deep: await image.clone().toColourspace('rgb16').png().toBuffer(),
      cmyk: await image.clone().toColourspace('cmyk').jpeg().toBuffer(),
    }
    for (const [title, bytes] of Object.entries(files)) {
      const { key } = await acceptPhoto(bytes, { kind: 'reviews' })
      const { channels, depth } = await metadataOf(await stored(key))
      assert.deepEqual({ channels, depth }, { channels: 3, depth: 'uchar' }, title)
      assert.isTrue(isNear(await pixelAt(await stored(key), 30, 30), [128, 128, 128], 16), title)
    }
    const glass = { width: 64, height: 64, channels: 4 as const, background: '#00000000' }
    const { color } = await acceptPhoto(await sharp({ create: glass }).png().toBuffer(), {
      kind: 'reviews',
    })
    assert.equal(color, '#ffffff')
  })

  test('of a moving picture the first frame is kept', async ({ assert }) => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) =>
        plain({ width: 80, height: 80 }, color).png().toBuffer()
      )
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const { pages } = await metadataOf(moving)
    assert.equal(pages, 2)
    const photo = await acceptPhoto(moving, { kind: 'reviews' })
    assert.include(photo, { width: 80, height: 80 })
    assert.isTrue(isNear(await pixelAt(await stored(photo.key), 20, 20), [255, 0, 0]))
  })

  test('what phones put behind a picture does no harm and does not stay', async ({ assert }) => {
    const jpeg = await photographAsJpeg({ width: 320, height: 240 })
    const preview = await plain({ width: 32, height: 32 }).jpeg().toBuffer()
    const film = Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isommp42', 'latin1')
    const padding = Buffer.alloc(64)
    const padded = [preview, film].map((one) => Buffer.concat([padding, one]))
    const strays = ['\n', '\0\0\0\r'].map((text) => Buffer.from(text))
    for (const extra of [preview, film, padding, ...padded, ...strays]) {
      const { key } = await acceptPhoto(Buffer.concat([jpeg, extra]), { kind: 'reviews' })
      const bytes = await stored(key)
      assert.isFalse(bytes.includes('ftypmp42'))
    }
  })

  test('a picture larger than any screen is made smaller, never larger', async ({ assert }) => {
    const wide = await plain({ width: 5000, height: 1000 }).jpeg().toBuffer()
    assert.include(await acceptPhoto(wide, { kind: 'properties' }), { width: 2400, height: 480 })
    const tall = await plain({ width: 1000, height: 4000 }).jpeg().toBuffer()
    assert.include(await acceptPhoto(tall, { kind: 'properties' }), { width: 600, height: 2400 })
  })

  test('an avatar is cut to a square', async ({ assert }) => {
    const portrait = await photographAsJpeg({ width: 600, height: 900 })
    const photo = await acceptPhoto(portrait, { kind: 'avatars' })
    assert.include(photo, { width: 512, height: 512 })
    for (const width of [96, 256]) {
      const bytes = await stored(variantKey(photo.key, width, 'webp'))
      assert.include(await metadataOf(bytes), { format: 'webp', width, height: width })
    }
    assert.match(photo.key, /^avatars\//)
  })

  test('the narrowest avatar has its widths as well, at the price of any other', async ({
    assert,
  }) => {
    for (const size of [
      { width: 1280, height: 64 },
      { width: 500, height: 10_000 },
    ]) {
      const started = performance.now()
      const photo = await acceptPhoto(await plain(size).png().toBuffer(), { kind: 'avatars' })
      assert.isBelow(performance.now() - started, 3000)
      assert.include(photo, { width: 512, height: 512 })
      const bytes = await stored(variantKey(photo.key, 256, 'webp'))
      assert.include(await metadataOf(bytes), { width: 256, height: 256 })
    }
  })

  test('a picture too small or too narrow to be shown is refused by its kind, in words', async ({
    assert,
  }) => {
    const least = { properties: 200, reviews: 64, avatars: 64 } as const
    for (const [kind, min] of Object.entries(least) as [keyof typeof least, number][]) {
      const sent = async (width: number, height: number) =>
        acceptPhoto(await plain({ width, height }).png().toBuffer(), { kind }).then(
          () => null,
          ({ key, params }: Refusal) => ({ key, min: params.min })
        )
      assert.isNull(await sent(min, min), kind)
      assert.isNull(await sent(min * 20, min), kind)
      assert.deepEqual(await sent(min - 1, 900), { key: 'images.tooSmall', min }, kind)
      const narrow = await sent(min * 20 + 1, min)
      assert.equal(narrow?.key, 'images.shape', kind)
    }
  })
})

test.group('Photos | a disk that fails', () => {
  test('keeps none of several photos when one cannot be written', async ({ assert }) => {
    const file = await photographAsJpeg({ width: 120, height: 90 })
    const before = await leftovers('reviews')
    const disk = drive.use()
    const put = disk.put.bind(disk)
    let written = 0
    disk.put = async (key, contents) => {
      if (++written === 2) throw new Error('The disk is full')
      await put(key, contents)
    }
    try {
      await assert.rejects(
        () => acceptPhotos([file, file, file], { kind: 'reviews' }),
        'The disk is full'
      )
    } finally {
      disk.put = put
    }
    assert.equal(written, 3)
    assert.deepEqual(await leftovers('reviews'), before)
  })
})
