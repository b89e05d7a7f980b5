import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import backupConfig from '#config/backup'

/** What is remembered of the last backup: it cannot be in the database, which it holds. */
export type BackupNote = {
  madeAt: string
  folder: string
  isSealed: boolean
  /** When all of it was last read and compared. */
  verifiedAt?: string
}

export async function noteBackup(note: BackupNote) {
  await mkdir(dirname(backupConfig.note), { recursive: true })
  await writeFile(backupConfig.note, JSON.stringify(note), { mode: 0o600 })
}

/** Of another backup than the last nothing is noted. */
export async function noteVerified(folder: string, now = new Date()) {
  const last = await readBackupNote()
  if (last?.folder === folder) await noteBackup({ ...last, verifiedAt: now.toISOString() })
}

/** null when there is none, or nothing that can be read. */
export async function readBackupNote(): Promise<BackupNote | null> {
  try {
    return JSON.parse(await readFile(backupConfig.note, 'utf8')) as BackupNote
  } catch {
    return null
  }
}
