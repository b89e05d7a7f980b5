/* Starting other programs. Plain Node 20. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStopping, startChild } from './children.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const windows = process.platform === 'win32'

/** The product's Node (24), which npm installed, not the one running this script. */
export function nodeBinary() {
  const own = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  return existsSync(own) ? own : process.execPath
}

export function environment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/**
 * Runs a program to its end.
 * @param options.quiet shows its output only when it fails
 * @throws Error with the exit code when it fails
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = startChild(command, args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: windows && command === 'npm',
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (isStopping()) return
      if (code === 0) return resolve(Buffer.concat(output).toString())
      if (quiet) process.stderr.write(Buffer.concat(output))
      reject(new Error(`${[command, ...args].join(' ')} ended with code ${code}`))
    })
  })
}

export const runNode = (args, options) => run(nodeBinary(), args, options)

/** Runs an ace command of the API, from its sources or its build. */
export const runAce = (args, { build = false, ...options } = {}) =>
  runNode([build ? 'bin/console.js' : 'ace.js', ...args], {
    ...options,
    cwd: join(root, build ? 'api/build' : 'api'),
  })
