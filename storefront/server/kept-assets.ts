import { createHash, randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The folder may be one that has other things as well: only these are ours to remove. */
const BUILD = /^build-[0-9a-f]{16}$/
const DRAFT = /^draft-[0-9a-f-]{36}$/

/** Folders with built files, by app. */
type Apps = Record<string, string>

/**
 * Keeps these built files in a folder that front doors share, for pages of this build that meet a door of another one. It is
 * marked as in use now and every hour; builds that nobody used for a day go (ADR 0096).
 * @returns the builds that are there, as paths; none where the folder cannot be written, which the log says
 */
export async function keepAssets(folder: string, apps: Apps): Promise<() => Promise<string[]>> {
  try {
    await keep(folder, apps)
  } catch (error) {
    console.warn(
      `ASSETS_PATH: no built files are kept in ${folder}: ${(error as Error).message}. ` +
        'Pages that are open while a new build comes load themselves anew.'
    )
    return async () => []
  }
  const again = () =>
    keep(folder, apps).catch((error: Error) => console.warn(`ASSETS_PATH: ${error.message}`))
  setInterval(() => void again(), HOUR_MS).unref()
  return () => buildsIn(folder)
}

async function keep(folder: string, apps: Apps) {
  await mkdir(folder, { recursive: true })
  const build = join(folder, `build-${await digestOf(apps)}`)
  const now = new Date()
  await utimes(build, now, now).catch(() => copy(apps, folder, build))
  await removeUnused(folder)
}

/** Names have the digest of their content in them. */
async function digestOf(apps: Apps) {
  const names = await Promise.all(Object.values(apps).map(filesIn))
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 16)
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** Whole at once, also when several doors begin together or one of them is ended meanwhile. */
async function copy(apps: Apps, folder: string, build: string) {
  const draft = join(folder, `draft-${randomUUID()}`)
  try {
    for (const [app, from] of Object.entries(apps)) {
      await mkdir(join(draft, app), { recursive: true })
      for (const name of await filesIn(from)) {
        const to = join(draft, app, name)
        // No link leads to another disk, or to a file of somebody else.
        await link(join(from, name), to).catch(() => copyFile(join(from, name), to))
      }
    }
    await rename(draft, build)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another door was first.
    if (!(await stat(build).catch(() => null))) {
      throw error
    }
  }
}

async function removeUnused(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = BUILD.test(name) || DRAFT.test(name) ? await stat(path).catch(() => null) : null
    if (found && Date.now() - found.mtimeMs > DAY_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

async function buildsIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => BUILD.test(name)).map((name) => join(folder, name))
}
