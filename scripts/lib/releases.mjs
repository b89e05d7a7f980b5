/*
 * Copies of the builds that processes run from: a later build empties its folders, under processes that have not loaded all of theirs
 * yet. Plain Node 20.
 */
import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** Where what runs finds itself and its packages (`repositoryRoot` in `api/start/env.ts`, `root` in `storefront/server/settings.ts`). */
const BUILDS = ['api/build', 'backoffice/dist', 'storefront/build']
const BESIDE = ['package.json', 'storefront/package.json']
/** npm puts here what two packages want in different versions. */
const PACKAGES = ['api/node_modules', 'storefront/node_modules']

/** Of every cluster on these sources, by its process. */
const all = join(root, 'tmp/releases')
const own = join(all, String(process.pid))

/** Removes what clusters left that are not there any more, and at the end what this one has. */
export function tidyReleases() {
  for (const pid of existsSync(all) ? readdirSync(all) : []) {
    if (pid === String(process.pid) || !isRunning(Number(pid))) remove(join(all, pid))
  }
  process.on('exit', () => remove(own))
}

/** @returns the folder of a copy of what is built now, laid out as the sources are */
export function takeRelease() {
  const release = join(own, digestOfBuilds())
  if (existsSync(release)) return release
  const draft = `${release}.draft`
  remove(draft)
  for (const path of [...BUILDS, ...BESIDE]) {
    mkdirSync(dirname(join(draft, path)), { recursive: true })
    cpSync(join(root, path), join(draft, path), {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
    })
  }
  for (const path of PACKAGES.filter((one) => existsSync(join(root, one))))
    symlinkSync(join(root, path), join(draft, path), 'junction')
  renameSync(draft, release)
  return release
}

/** @param used the folders of releases that something still runs from */
export function removeReleases(used) {
  for (const name of readdirSync(own)) {
    const release = join(own, name)
    if (!used.has(release)) remove(release)
  }
}

/** By what is on the disk, whoever built it. */
function digestOfBuilds() {
  const hash = createHash('sha256')
  for (const build of BUILDS) {
    for (const name of readdirSync(join(root, build), { recursive: true }).sort()) {
      const { size, mtimeMs } = statSync(join(root, build, name))
      hash.update(`${build}/${name} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true })
