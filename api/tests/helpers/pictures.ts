import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import sharp, { type Sharp } from 'sharp'
import type { PhotoKind } from '#services/photos/photo_keys'
import env, { fromRoot } from '#start/env'

/** Where the pictures of a test run are. */
export const uploadsPath = join(fromRoot(env.get('STORAGE_PATH')!), 'uploads')

type Size = { width: number; height: number }

/** A plain picture of one colour, as a pipeline that can be written in any format. */
export function plain({ width, height }: Size, background = '#3366cc'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Something a camera could have made: soft light with grain, so that encoders have work to do. */
export async function photograph({ width, height }: Size): Promise<Sharp> {
  const grain = randomBytes(Math.ceil(width / 8) * Math.ceil(height / 8) * 3)
  const raw = { width: Math.ceil(width / 8), height: Math.ceil(height / 8), channels: 3 as const }
  const pixels = await sharp(grain, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export async function photographAsJpeg(size: Size) {
  const image = await photograph(size)
  return image.jpeg().toBuffer()
}

/** Red left, blue right: shows whether a picture was turned or mirrored. */
export function redAndBlue({ width, height }: Size): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#ff0000' }
  return plain({ width, height }, '#0000ff').composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

/** The colour of one pixel of an encoded picture, [red, green, blue]. */
export async function pixelAt(bytes: Buffer, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel.subarray(0, 3)]
}

/** EXIF with a camera's name, a position in Nairobi and an orientation (1–8). */
export function withCameraData(image: Sharp, orientation = 1): Sharp {
  return image.withMetadata({ orientation }).withExifMerge({
    IFD0: { Make: 'Makao Cameras', Copyright: 'Somebody' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '1/1 17/1 11/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '36/1 49/1 2/1',
    },
  })
}

/** How many pictures of a kind are stored, and how many uploads lie half-read in the system's folder. */
export async function leftovers(kind: PhotoKind) {
  const folders = await readdir(join(uploadsPath, kind)).catch(() => [])
  const received = await readdir(tmpdir())
  return {
    stored: folders.length,
    received: received.filter((name) => name.startsWith('makao-upload-')).length,
  }
}

/** The bytes that lie in the storage under a key. */
export async function stored(key: string) {
  return buffer(await drive.use().getStream(key))
}
