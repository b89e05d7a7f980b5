import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { originalIn, PHOTO_KINDS, type PhotoKind } from '#services/photos/photo_keys'
import { lastWritten, photoFolders } from '#services/photos/photo_folders'
import { removeFolder } from '#services/photos/photo_store'

/**
 * Hours a picture may lie without a row. A picture is stored some seconds before the row that names it: whatever
 * an upload is doing now is far younger.
 */
export const GRACE_HOURS = 6

/**
 * From so many on, orphans that outnumber the others look like a database that does not belong to these
 * pictures: then nothing is removed.
 */
const SUSPICIOUS = 20

/** Where the key of a picture of a kind is kept. */
const OWNERS: Record<PhotoKind, { table: string; column: string }> = {
  properties: { table: 'property_images', column: 'key' },
  reviews: { table: 'review_images', column: 'key' },
  avatars: { table: 'users', column: 'avatar' },
}

/**
 * Removes pictures that no row names: of uploads cut short by a crash, and of deletions whose storage was out of
 * reach.
 * @returns how many were removed
 */
export async function sweepPhotos(now = DateTime.utc()) {
  let removed = 0
  for (const kind of PHOTO_KINDS) {
    const { orphans, owned } = await orphansOf(kind, now.minus({ hours: GRACE_HOURS }))
    if (orphans.length > SUSPICIOUS && orphans.length > owned) {
      logger.error(
        { kind, orphans: orphans.length, owned },
        'most stored pictures belong to nothing in this database: none was swept'
      )
      continue
    }
    for (const folder of orphans) await removeFolder(folder)
    removed += orphans.length
  }
  if (removed > 0) logger.info({ removed }, 'pictures that belonged to nothing were swept')
  return removed
}

async function orphansOf(kind: PhotoKind, before: DateTime) {
  const orphans: string[] = []
  let owned = 0
  for await (const folders of photoFolders(kind)) {
    const named = await namedAmong(kind, folders)
    owned += named.size
    for (const folder of folders) {
      if (named.has(originalIn(folder))) continue
      const written = await lastWritten(folder)
      if (!written || written < before) orphans.push(folder)
    }
  }
  return { orphans, owned }
}

async function namedAmong(kind: PhotoKind, folders: string[]) {
  const { table, column } = OWNERS[kind]
  const rows = await db
    .from(table)
    .whereIn(column, folders.map(originalIn))
    .select(`${column} as key`)
  return new Set(rows.map(({ key }) => key as string))
}
