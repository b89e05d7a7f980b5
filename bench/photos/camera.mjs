import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'

const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp')

const SIZE = { width: 4000, height: 3000 }

/**
 * Different pictures with light, edges and grain, 3 to 5 MB each, so that encoding costs what it
 * does for photos.
 */
export async function cameraPictures(count) {
  const pictures = []
  for (let number = 0; number < count; number++) pictures.push(await picture())
  return pictures
}

async function picture() {
  const light = await layer(25, 'cubic')
  const shapes = await layer(400, 'nearest')
  const grain = await layer(2000, 'linear')
  const image = sharp(light, { raw: { ...SIZE, channels: 3 } }).composite([
    { input: shapes, raw: { ...SIZE, channels: 3 }, blend: 'soft-light' },
    { input: grain, raw: { ...SIZE, channels: 3 }, blend: 'soft-light' },
  ])
  const pixels = await image.removeAlpha().raw().toBuffer()
  for (let quality = 88; ; quality -= 8) {
    const jpeg = await sharp(pixels, { raw: { ...SIZE, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (jpeg.length < 5 * 1024 * 1024) return jpeg
  }
}

function layer(dots, kernel) {
  const [width, height] = [dots, Math.round((dots * 3) / 4)]
  const raw = { width, height, channels: 3 }
  return sharp(randomBytes(width * height * 3), { raw })
    .resize(SIZE.width, SIZE.height, { kernel, fit: 'fill' })
    .raw()
    .toBuffer()
}
