/*
 * Installs what is missing. Plain Node 20.
 */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './console.mjs'
import { root, run } from './run.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')

/** True when node_modules is older than the lockfile, or not there at all. */
function isStale() {
  if (!existsSync(installed)) return true
  if (!existsSync(join(root, 'node_modules', 'node', 'bin'))) return true
  return statSync(lockfile).mtimeMs > statSync(installed).mtimeMs
}

/** Brings node_modules up to the lockfile; nothing to do on a second start. */
export async function ensureInstalled() {
  if (!isStale()) return
  await step('Installing packages (a minute or two the first time)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true })
  )
}
