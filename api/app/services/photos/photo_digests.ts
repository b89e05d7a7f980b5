import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { NewPhoto } from '#services/photos/photo_store'

/** Identifies a request's pictures and texts for its Idempotency-Key. */
export function photoDigests(photos: NewPhoto[]) {
  return Promise.all(
    photos.map(async ({ source, caption, alt }) => ({
      content: hash('sha256', Buffer.isBuffer(source) ? source : await contentOf(source)),
      caption,
      alt,
    }))
  )
}

async function contentOf({ tmpPath }: { tmpPath?: string }) {
  return tmpPath ? readFile(tmpPath) : ''
}
