import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Named by their moment, so that names sort as times. */
const BACKUP = /^makao-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Ends the name of what is not whole yet. */
export const PARTIAL = '.partial'

/** The whole backups of a folder, newest first. */
export async function backupsIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => BACKUP.test(name))
    .toSorted()
    .toReversed()
}

/** Leaves the newest. @returns the names of those removed */
export async function removeOldest(folder: string, keep: number) {
  const names = await backupsIn(folder)
  const old = names.slice(keep)
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}

/** Removes what was killed while it was made, before the backup of this name. */
export async function removePartial(folder: string, before: string) {
  const names = await readdir(folder)
  const dead = names.filter(
    (name) => name.endsWith(PARTIAL) && BACKUP.test(name.slice(0, -PARTIAL.length)) && name < before
  )
  for (const name of dead) await rm(join(folder, name), { recursive: true })
}
