import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './console.mjs'
import { root, run } from './run.mjs'

/** True when node_modules is missing or older than the lockfile. */
function isStale(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return true
  return statSync(join(folder, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs
}

const install = (label, cwd) =>
  step(label, () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd, quiet: true })
  )

export async function ensureInstalled() {
  if (!isStale(root) && existsSync(join(root, 'node_modules', 'node', 'bin'))) return
  await install('Installing packages (a minute or two the first time)', root)
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
