import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import storageConfig from '#config/storage'
import { DAY_MS } from '#domain/durations'

const DRAFT = /^(?:backup|restore)-\w{6}$/

/** In ms. Nothing takes that long to be sealed or put back: whoever made an older one was killed. */
const OLDEST = DAY_MS

/** Gives work a folder in another for a database that nothing seals; gone when the work is done, and with it those of work that was killed. */
export async function withDraft<Result>(
  { kind, inside = storageConfig.root }: { kind: 'backup' | 'restore'; inside?: string },
  work: (folder: string) => Promise<Result>
) {
  await mkdir(storageConfig.root, { recursive: true })
  await removeLeft(storageConfig.root)
  const folder = await mkdtemp(join(inside, `${kind}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeLeft(root: string) {
  for (const name of await readdir(root)) {
    if (!DRAFT.test(name)) continue
    const folder = join(root, name)
    const found = await stat(folder).catch(() => null)
    if (found && found.mtimeMs < Date.now() - OLDEST)
      await rm(folder, { recursive: true, force: true })
  }
}
