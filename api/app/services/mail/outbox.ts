import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import storageConfig from '#config/storage'

export type Letter = {
  id: string
  to: string[]
  subject: string
  text: string
  html: string
  sentAt: string
}

export const outboxPath = storageConfig.outbox

/** Milliseconds in 14 digits, sortable, and eight random characters. */
const LETTER_ID = /^\d{14}-[0-9a-f]{8}$/

export async function writeLetter(letter: Letter) {
  const draft = join(outboxPath, `.${letter.id}.draft`)
  await mkdir(outboxPath, { recursive: true })
  await writeFile(draft, JSON.stringify(letter, null, 2))
  await rename(draft, join(outboxPath, `${letter.id}.json`))
}

/** Newest first; empty without a folder. */
export async function readOutbox(limit = 50): Promise<Letter[]> {
  const names = await readdir(outboxPath).catch(() => [])
  const ids = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => LETTER_ID.test(id))
  const letters = await Promise.all(ids.sort().reverse().slice(0, limit).map(readLetter))
  return letters.filter((letter) => letter !== null)
}

/** null for an invalid id, without file access. */
export async function readLetter(id: string): Promise<Letter | null> {
  if (!LETTER_ID.test(id)) return null
  const json = await readFile(join(outboxPath, `${id}.json`), 'utf8').catch(() => null)
  return json === null ? null : (JSON.parse(json) as Letter)
}
