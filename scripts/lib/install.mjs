import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './console.mjs'
import { root, run } from './run.mjs'

/** True when node_modules is missing, older than the lockfile, or lacks a package that it names. */
function isStale(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return true
  const lockfile = join(folder, 'package-lock.json')
  if (statSync(lockfile).mtimeMs > statSync(installed).mtimeMs) return true
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  return Object.entries(packages).some(
    ([path, { optional, devOptional }]) =>
      path.includes('node_modules/') && !optional && !devOptional && !existsSync(join(folder, path))
  )
}

const npm = (label, args, cwd = root) =>
  step(label, () => run('npm', [...args, '--loglevel=error'], { cwd, quiet: true }))

const install = (label, cwd) => npm(label, ['ci', '--no-audit', '--no-fund'], cwd)

/** Compiled for a minute and a half where no ready-made binary can be had, on one core: beside other work. */
const DRIVER = 'sqlite3'
const isCompiled = () =>
  existsSync(join(root, 'node_modules', DRIVER, 'build/Release/node_sqlite3.node'))

export async function ensureInstalled() {
  await ensurePackages()
  await ensureDriver()
}

/** Installs all packages; SQLite's driver works only after `ensureDriver`. */
export async function ensurePackages() {
  const isThere = existsSync(join(root, 'node_modules', 'node', 'bin'))
  if (isThere && !isStale(root)) return
  if (isThere) return bringUpToDate()
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await npm('Installing packages (a minute or two the first time)', ci)
  await npm('Preparing packages', ['rebuild', ...scripted().filter((name) => name !== DRIVER)])
}

/** Adds what the lockfile has more: `npm ci` would remove all there is first, and what was compiled with it. */
async function bringUpToDate() {
  /** What npm believes is there; without it, it looks. */
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true })
  await npm('Bringing packages up to date', ['install', '--no-save', '--no-audit', '--no-fund'])
}

export async function ensureDriver() {
  if (!isCompiled()) await npm('Preparing the driver of SQLite', ['rebuild', DRIVER])
}

/** The packages that may run a script when they are installed. */
function scripted() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(allowScripts).filter((name) => allowScripts[name])
}

export async function ensureBenchInstalled() {
  const bench = join(root, 'bench')
  if (isStale(bench)) await install('Installing what only benchmarks need (180 MB)', bench)
}

export async function ensureMutationInstalled() {
  const mutation = join(root, 'mutation')
  if (isStale(mutation))
    await install('Installing what only mutation testing needs (60 MB)', mutation)
}
