import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { appKey } from '#config/app'
import backupConfig from '#config/backup'
import { takeFile, verifyFile, type Vault } from '#services/backups/backup_files'
import { backupsIn } from '#services/backups/backup_folders'
import { withDraft } from '#services/backups/drafts'
import { fingerprintOf, readManifest, type Manifest } from '#services/backups/manifest'
import {
  putPhotosBack,
  readPhotoList,
  verifyPhotos,
  type PhotoEntry,
} from '#services/backups/photo_copies'
import type { EngineCopy, RowCounts } from '#services/database/copied_tables'
import { engineCopy } from '#services/database/engine_copy'
import { newestMigration } from '#services/database/migrations'

/** `photos` can be put back, `damaged` cannot. */
type Verified = {
  vault: Vault
  manifest: Manifest
  photos: PhotoEntry[]
  damaged: PhotoEntry[]
}

type Options = { replace: boolean; withoutDamagedPhotos: boolean }

/**
 * Reads a whole backup and compares every checksum.
 * @param from a backup, or a folder of backups, of which the newest is taken
 * @returns what can be restored, and which photos cannot: `refuseDamagedPhotos` is for whoever wants all of it
 * @throws Error as a sentence when it is damaged, sealed under another key or of another version
 */
export async function verifyBackup(from: string): Promise<Verified> {
  const [newest] = await backupsIn(from)
  const vault = { folder: newest ? join(from, newest) : from, key: backupConfig.key }
  const manifest = await readManifest(vault.folder, vault.key)
  if (!manifest.backupKey) vault.key = null
  await verifyFile(vault, manifest.database)
  await verifyFile(vault, manifest.photoList)
  const listed = await readPhotoList(vault)
  if (listed.length !== manifest.photos.files)
    throw new Error(
      `The backup lists ${listed.length} photos and should have ${manifest.photos.files}`
    )
  return { vault, manifest, ...(await verifyPhotos(vault, listed)) }
}

/** @throws Error as a sentence, which says how to restore all else */
export function refuseDamagedPhotos({ vault, damaged }: Verified) {
  if (damaged.length > 0)
    throw new Error(
      `${damaged.length} files of photos in ${vault.folder} are damaged or gone: --without-damaged-photos restores all else`
    )
}

/**
 * Brings a backup back, while the product is stopped: all of its database or nothing of it, and its photos.
 * @param options.replace what people have written there since is lost; of a damaged database the file is kept
 * @param options.withoutDamagedPhotos a photo that is damaged stays as it is where the product keeps it
 * @throws Error as a sentence; the database is as it was
 */
export async function restoreBackup(backup: Verified, { replace, withoutDamagedPhotos }: Options) {
  const { vault, manifest, photos } = backup
  const copy = engineCopy()
  if (!withoutDamagedPhotos) refuseDamagedPhotos(backup)
  await refuseUnlessFitting(manifest, copy)
  const replaced = await copy.holdings()
  if (!replace) refuseUnlessEmpty(replaced)
  await copy.refuseWhileOpen()

  return withDraft({ kind: 'restore' }, async (draft) => {
    const source = join(draft, copy.file)
    await opened(vault, { copy, source })
    const photosPut = await putPhotosBack(vault, photos)
    const keptAs = await copy.replace(source, manifest)
    const hasOtherKey = manifest.appKey !== fingerprintOf(appKey.release())
    return { replaced: replaced ?? {}, keptAs, photosPut, hasOtherKey }
  })
}

async function refuseUnlessFitting({ engine, migration }: Manifest, copy: EngineCopy) {
  if (engine !== copy.engine)
    throw new Error(`This backup is of ${engine}, and the settings name ${copy.engine}`)
  const newest = await newestMigration()
  if (migration > newest)
    throw new Error(`This backup was made by a newer version of the product (${migration})`)
}

function refuseUnlessEmpty(holdings: RowCounts | null) {
  if (!holdings)
    throw new Error(
      'The database is damaged: with --replace its file is kept, and the backup takes its place'
    )
  const { users, bookings, ...others } = holdings
  const told = Object.entries({ users, bookings, ...others }).filter(([, count]) => count)
  if (told.length === 0) return
  const list = told.slice(0, 4).map(([table, count]) => `${count} ${table}`)
  throw new Error(
    `The database is not empty (${list.join(', ')}): with --replace all of it is lost`
  )
}

async function opened(vault: Vault, { copy, source }: { copy: EngineCopy; source: string }) {
  await mkdir(dirname(source), { recursive: true })
  const content = takeFile(vault, { file: copy.file, name: copy.file })
  await pipeline(content, createWriteStream(source, { mode: 0o600 }))
}
