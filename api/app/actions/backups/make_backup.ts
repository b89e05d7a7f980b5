import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DateTime } from 'luxon'
import { appKey } from '#config/app'
import backupConfig from '#config/backup'
import storageConfig from '#config/storage'
import { putFile, type Vault } from '#services/backups/backup_files'
import { noteBackup } from '#services/backups/backup_note'
import { backupsIn, PARTIAL, removeOldest, removePartial } from '#services/backups/backup_folders'
import { withDraft } from '#services/backups/drafts'
import { fingerprintOf, FORMAT, readManifest, writeManifest } from '#services/backups/manifest'
import {
  copyPhotos,
  putPhotoList,
  readPhotoList,
  type Earlier,
  type PhotoEntry,
} from '#services/backups/photo_copies'
import type { EngineCopy } from '#services/database/copied_tables'
import { engineCopy } from '#services/database/engine_copy'
import { isStrongKey } from '#services/production_guard'

/**
 * Copies database and photos of one moment into a new folder, while the product runs (ADR 0051).
 * @param to a folder of backups; made when it is not there
 * @param options.keep how many to leave there: older ones are removed once this one is whole
 * @throws Error as a sentence; nothing is left of a backup that failed
 */
export async function makeBackup(to: string, { keep }: { keep?: number } = {}) {
  const now = DateTime.utc()
  const folder = join(to, `makao-${now.toFormat("yyyy-MM-dd'T'HH-mm-ss-SSS")}Z`)
  const vault = { folder: `${folder}${PARTIAL}`, key: backupConfig.key }
  if (vault.key && !isStrongKey(vault.key))
    throw new Error('BACKUP_KEY can be guessed: give it 32 random characters or more')
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(vault.folder, { mode: 0o700 })
  try {
    const manifest = await fill(vault, { madeAt: now.toISO(), earlier: await earlierIn(to, vault) })
    await rename(vault.folder, folder)
    await noteBackup({ madeAt: now.toISO(), folder, isSealed: Boolean(vault.key) })
    await removePartial(to, basename(folder))
    const removed = keep ? await removeOldest(to, keep) : []
    return { folder, manifest, removed }
  } catch (error) {
    await rm(vault.folder, { recursive: true, force: true })
    throw error
  }
}

/** Photos before and after the database: no row of the copy misses a photo that came or went meanwhile. */
async function fill(
  vault: Vault,
  { madeAt, earlier }: { madeAt: string; earlier: Earlier | null }
) {
  const copy = engineCopy()
  const entries = new Map<string, PhotoEntry>()
  await copyPhotos(vault, entries, earlier)
  const { database, rows, migration } = await copyDatabase(vault, copy)
  await copyPhotos(vault, entries, earlier)
  const manifest = {
    format: FORMAT,
    madeAt,
    engine: copy.engine,
    migration,
    appKey: fingerprintOf(appKey.release()),
    backupKey: vault.key && fingerprintOf(vault.key),
    database,
    rows,
    photoList: await putPhotoList(vault, entries.values()),
    photos: {
      files: entries.size,
      bytes: [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    },
  }
  await writeManifest(vault.folder, manifest, vault.key)
  return manifest
}

/** What a killed backup leaves stays for a while: where all is to be sealed nothing stands plain. */
function copyDatabase(vault: Vault, copy: EngineCopy) {
  const inside = vault.key ? storageConfig.root : vault.folder
  return withDraft({ kind: 'backup', inside }, async (folder) => {
    const draft = join(folder, copy.file)
    const facts = await copy.dump(draft)
    const names = { file: copy.file, name: copy.file }
    return { ...facts, database: await putFile(vault, names, createReadStream(draft)) }
  })
}

/** The newest backup there, if this key opens it. */
async function earlierIn(to: string, { key }: Vault): Promise<Earlier | null> {
  const [name] = await backupsIn(to)
  if (!name) return null
  const folder = join(to, name)
  const manifest = await readManifest(folder, key).catch(() => null)
  if (!manifest || Boolean(manifest.backupKey) !== Boolean(key)) return null
  const entries = await readPhotoList({ folder, key }).catch(() => [])
  return { folder, entries: new Map(entries.map((entry) => [entry.name, entry])) }
}
