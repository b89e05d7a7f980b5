import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { isStoredName } from '#services/photos/photo_keys'

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** Both included. */
type ByteRange = { start: number; end: number }

export type PhotoFile = { name: string; type: string; size: number; etag: string; modified: Date }

/** null when there is none, or for an invalid name. */
export async function findPhotoFile(name: string): Promise<PhotoFile | null> {
  if (!isStoredName(name)) return null
  try {
    const { contentLength, etag, lastModified } = await drive.use().getMetaData(name)
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    return { name, type, size: contentLength, etag: strong(etag), modified: lastModified }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Whether a file is surely gone. A look alone does not tell a file that is missing from a bucket that is: both answer 404
 * without a body.
 * @throws what the disk says when it cannot tell
 */
export async function isPhotoFileLost(name: string): Promise<boolean> {
  if (await findPhotoFile(name)) return false
  if (!isStoredName(name)) return true
  try {
    await drive.use().getBytes(name)
    return false
  } catch (error) {
    const { name: said, code } = toldBy(error)
    if (said === 'NoSuchKey' || isNoEntry(code)) return true
    throw error
  }
}

/**
 * Streams a file or a range, once it can be read; null when it has gone meanwhile. Disks have no range reads: the bytes
 * before are read and dropped, which is cheap here.
 */
export async function openPhotoFile(name: string, range: ByteRange | null) {
  try {
    const stream = await drive.use().getStream(name)
    if (stream instanceof ReadStream) await once(stream, 'open')
    return range ? Readable.from(slice(stream, range)) : stream
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* slice(stream: Readable, { start, end }: ByteRange) {
  let position = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const from = Math.max(0, start - position)
    const to = Math.min(chunk.length, end + 1 - position)
    if (to > from) yield chunk.subarray(from, to)
    position += chunk.length
    if (position > end) return
  }
}

/** Names are immutable, so a strong validator is right; ranges need one. */
function strong(etag: string) {
  return etag.replace(/^W\//, '')
}

function isMissing(error: unknown) {
  const { code, $metadata } = toldBy(error)
  return isNoEntry(code) || $metadata?.httpStatusCode === 404
}

function isNoEntry(code?: string) {
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** A disk wraps what it was told, except of a file that it opens. */
function toldBy(error: unknown) {
  return ((error as Error).cause ?? error) as {
    name?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
}
