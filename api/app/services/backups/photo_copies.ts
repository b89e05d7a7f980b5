import { link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import { putFile, takeFile, verifyFile, type Vault } from '#services/backups/backup_files'
import type { StoredFile } from '#services/backups/manifest'
import { digestUnder } from '#services/backups/sealing'
import { together } from '#services/backups/together'
import { photoFiles, type Store } from '#services/photos/photo_folders'

/** A photo of a backup. `name` is where the product stores it. */
export type PhotoEntry = StoredFile & { name: string }

export const PHOTO_LIST = 'photos.jsonl'

/** An earlier backup, whose photos need not be written again: a name never gets other bytes. */
export type Earlier = { folder: string; entries: Map<string, PhotoEntry> }

/** Copies all photos that `entries` has not; one that goes meanwhile is left out. */
export async function copyPhotos(
  vault: Vault,
  entries: Map<string, PhotoEntry>,
  earlier: Earlier | null
) {
  await together(photoFiles(), async (name) => {
    if (entries.has(name)) return
    const linked = earlier && (await linkPhoto(vault, name, earlier))
    const entry = linked ?? (await copyPhoto(vault, name))
    if (entry) entries.set(name, entry)
  })
}

/** Whether a photo is there byte for byte: one that was cut or has rotted may be as long. */
export async function holdsPhoto(store: Store, name: string, bytes: Buffer) {
  if (!(await store.exists(name))) return false
  const found = await buffer(await store.getStream(name))
  return found.equals(bytes)
}

/** Puts the photos of a backup where the product keeps them. @returns how many were not there as they should be */
export async function putPhotosBack(vault: Vault, entries: PhotoEntry[]) {
  let put = 0
  await together(entries, async ({ file, name }) => {
    const bytes = await buffer(takeFile(vault, { file, name }))
    if (await holdsPhoto(drive.use(), name, bytes)) return
    await drive.use().put(name, bytes)
    put++
  })
  return put
}

/** Reads each and compares its checksum. @returns which are as they were put, and which are damaged or gone */
export async function verifyPhotos(vault: Vault, entries: PhotoEntry[]) {
  const damaged = new Set<PhotoEntry>()
  await together(entries, (entry) => verifyFile(vault, entry).catch(() => damaged.add(entry)))
  return { photos: entries.filter((entry) => !damaged.has(entry)), damaged: [...damaged] }
}

export const putPhotoList = (vault: Vault, entries: Iterable<PhotoEntry>) =>
  putFile(vault, { file: PHOTO_LIST, name: PHOTO_LIST }, Readable.from(linesOf(entries)))

export async function readPhotoList(vault: Vault): Promise<PhotoEntry[]> {
  const content = Readable.from(takeFile(vault, { file: PHOTO_LIST, name: PHOTO_LIST }))
  const entries: PhotoEntry[] = []
  for await (const line of createInterface({ input: content })) entries.push(JSON.parse(line))
  return entries
}

function* linesOf(entries: Iterable<PhotoEntry>) {
  for (const entry of entries) yield Buffer.from(`${JSON.stringify(entry)}\n`)
}

/** Whoever knows a photo's name can see it: a sealed backup does not tell. */
const fileOf = (name: string, key: string | null) =>
  `photos/${key ? digestUnder(key, 'photo', name) : name}`

/** null when it was removed meanwhile. */
async function copyPhoto(vault: Vault, name: string): Promise<PhotoEntry | null> {
  try {
    const content = await drive.use().getStream(name)
    const stored = await putFile(vault, { file: fileOf(name, vault.key), name }, content)
    return { ...stored, name }
  } catch (error) {
    if (await drive.use().exists(name)) throw error
    return null
  }
}

async function linkPhoto({ folder }: Vault, name: string, earlier: Earlier) {
  const entry = earlier.entries.get(name)
  if (!entry) return null
  const source = join(earlier.folder, entry.file)
  const target = join(folder, entry.file)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  /** One that was cut would be cut in every backup from now on. */
  const found = await stat(source).catch(() => null)
  if (found?.size !== entry.bytes) return null
  /** Not every file system has links: then it is copied. */
  return link(source, target).then(
    () => entry,
    () => null
  )
}
