import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { isStoredName, PHOTO_KINDS, type PhotoKind } from '#services/photos/photo_keys'

const DRAFT = '.part'
const FOLDER = /^(?:properties|reviews|avatars)\/[a-z0-9]{24}$/

export type Store = ReturnType<typeof drive.use>

/** Paged: a bucket may hold millions. */
export async function* photoFolders(
  kind: PhotoKind,
  store: Store = drive.use()
): AsyncGenerator<string[]> {
  let paginationToken: string | undefined
  do {
    const page = await list(store, kind, paginationToken)
    paginationToken = page.paginationToken
    const folders = [...page.objects].filter(({ isDirectory }) => isDirectory)
    const names = folders.map((folder) => ('prefix' in folder ? folder.prefix : ''))
    yield* portions(names.filter((name) => FOLDER.test(name)))
  } while (paginationToken)
}

/** The names of all stored files, without drafts. */
export async function* photoFiles(store: Store = drive.use()): AsyncGenerator<string> {
  for (const kind of PHOTO_KINDS) {
    for await (const folders of photoFolders(kind, store)) {
      for (const folder of folders) {
        const files = await filesIn(folder, store)
        yield* files.filter((file) => !file.endsWith(DRAFT))
      }
    }
  }
}

/** null for an empty folder. */
export async function lastWritten(folder: string): Promise<DateTime | null> {
  const moments: DateTime[] = []
  for (const file of await filesIn(folder)) {
    const { lastModified } = await drive.use().getMetaData(file)
    moments.push(DateTime.fromJSDate(lastModified))
  }
  return DateTime.max(...moments) ?? null
}

/** Temporary files left by a killed process. */
export async function removeDrafts(folder: string) {
  for (const file of await filesIn(folder)) {
    if (file.endsWith(DRAFT) && !isStoredName(file)) await drive.use().delete(file)
  }
}

async function filesIn(folder: string, store: Store = drive.use()) {
  const { objects } = await list(store, folder)
  return [...objects].flatMap((file) => ('key' in file ? [file.key] : []))
}

async function list(store: Store, folder: string, paginationToken?: string) {
  try {
    return await store.listAll(folder, { paginationToken })
  } catch (error) {
    if (isMissing(error)) return { paginationToken: undefined, objects: [] }
    throw error
  }
}

function isMissing(error: unknown) {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === 'ENOENT' || cause?.code === 'ENOENT'
}

function* portions(names: string[], size = 200) {
  for (let start = 0; start < names.length; start += size) yield names.slice(start, start + size)
}
