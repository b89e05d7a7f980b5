import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { timingSafeEqual } from 'node:crypto'
import { digestUnder } from '#services/backups/sealing'
import type { RowCounts } from '#services/database/copied_tables'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

/** One file of a backup: as it is stored there, sealed or not. */
export type StoredFile = { file: string; bytes: number; sha256: string }

/** What a backup holds: written last, so that a folder without it is none. */
export type Manifest = {
  format: number
  madeAt: string
  engine: 'sqlite' | 'postgres'
  /** The newest migration of its database. */
  migration: string
  /** Tell another key from a changed file: no key can be guessed from them. */
  appKey: string
  backupKey: string | null
  database: StoredFile
  rows: RowCounts
  /** A line of JSON for each photo, as `PhotoEntry`. */
  photoList: StoredFile
  photos: { files: number; bytes: number }
}

/** The fingerprint of a key. */
export const fingerprintOf = (key: string) => digestUnder(key, 'fingerprint', '').slice(0, 16)

export async function writeManifest(folder: string, manifest: Manifest, key: string | null) {
  const text = JSON.stringify(manifest, null, 2)
  const seal = key && digestUnder(key, 'manifest', text)
  await writeFile(join(folder, MANIFEST), `${text}\n${seal ?? ''}\n`, { mode: 0o600, flush: true })
}

/**
 * Reads a manifest, and proves it where the backup is sealed.
 * @throws Error as a sentence when there is none, it is of another version, the key is missing or another, or it was changed
 */
export async function readManifest(folder: string, key: string | null): Promise<Manifest> {
  const written = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`There is no backup in ${folder}: it has no ${MANIFEST}`)
  })
  const end = written.lastIndexOf('}') + 1
  const text = written.slice(0, end)
  const manifest = parse(text, folder)
  if (manifest.format !== FORMAT)
    throw new Error(
      `${folder} is a backup of format ${manifest.format}: this version reads ${FORMAT}`
    )
  if (manifest.backupKey)
    refuseUnlessSealedBy(key, { manifest, text, seal: written.slice(end).trim() })
  return manifest
}

function parse(text: string, folder: string) {
  try {
    return JSON.parse(text) as Manifest
  } catch {
    throw new Error(`The ${MANIFEST} in ${folder} cannot be read`)
  }
}

function refuseUnlessSealedBy(
  key: string | null,
  { manifest, text, seal }: { manifest: Manifest; text: string; seal: string }
) {
  if (!key) throw new Error('This backup is sealed: give the BACKUP_KEY it was made with')
  if (fingerprintOf(key) !== manifest.backupKey)
    throw new Error('This backup was sealed with another BACKUP_KEY')
  const expected = Buffer.from(digestUnder(key, 'manifest', text))
  const given = Buffer.from(seal)
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new Error(`The ${MANIFEST} was changed since the backup was made`)
}
