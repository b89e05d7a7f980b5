import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { originalIn, PHOTO_KINDS, type PhotoKind } from '#services/photos/photo_keys'
import { lastWritten, photoFolders } from '#services/photos/photo_folders'
import { removeFolder } from '#services/photos/photo_store'

/** Minimum age of an orphan in hours: a file is stored seconds before its row. */
export const GRACE_HOURS = 6

/** From so many on, a majority of orphans suggests the wrong database: nothing is removed. */
const SUSPICIOUS = 20

const OWNERS: Record<PhotoKind, { table: string; column: string }> = {
  properties: { table: 'property_images', column: 'key' },
  reviews: { table: 'review_images', column: 'key' },
  avatars: { table: 'users', column: 'avatar' },
}

/** Removes files without a row, left by crashes and storage errors. @returns the number removed */
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
