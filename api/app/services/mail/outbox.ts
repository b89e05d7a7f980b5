import { readdir, readFile } from 'node:fs/promises'
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

/** The newest letters first. An outbox nobody has written to yet is empty, not an error. */
export async function readOutbox(limit = 50): Promise<Letter[]> {
  const names = await readdir(outboxPath).catch(() => [])
  const newest = names.filter((name) => name.endsWith('.json')).sort().reverse().slice(0, limit)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(outboxPath, name), 'utf8')) as Letter)
  )
}
