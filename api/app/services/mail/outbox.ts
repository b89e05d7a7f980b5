import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env, { fromRoot } from '#start/env'

export type Letter = {
  id: string
  to: string[]
  subject: string
  text: string
  html: string
  sentAt: string
}

export const outboxPath = join(fromRoot(env.get('STORAGE_PATH') ?? 'api/storage'), 'outbox')

/** Milliseconds since 1970 in 14 digits, so that names sort by time, and eight random ones. */
const LETTER_ID = /^\d{14}-[0-9a-f]{8}$/

/** Puts a letter down under its final name only once it is whole: nobody reads half a letter. */
export async function writeLetter(letter: Letter) {
  const draft = join(outboxPath, `.${letter.id}.draft`)
  await mkdir(outboxPath, { recursive: true })
  await writeFile(draft, JSON.stringify(letter, null, 2))
  await rename(draft, join(outboxPath, `${letter.id}.json`))
}

/** The newest letters first. An outbox nobody has written to yet is empty, not an error. */
export async function readOutbox(limit = 50): Promise<Letter[]> {
  const names = await readdir(outboxPath).catch(() => [])
  const ids = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => LETTER_ID.test(id))
  const letters = await Promise.all(ids.sort().reverse().slice(0, limit).map(readLetter))
  return letters.filter((letter) => letter !== null)
}

/** One letter, or null: for an id that was never one of ours no file is touched. */
export async function readLetter(id: string): Promise<Letter | null> {
  if (!LETTER_ID.test(id)) return null
  const json = await readFile(join(outboxPath, `${id}.json`), 'utf8').catch(() => null)
  return json === null ? null : (JSON.parse(json) as Letter)
}
