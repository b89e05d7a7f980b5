/*
 * Starting other programs. Plain Node 20.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const windows = process.platform === 'win32'

/** The Node the product runs on: the one that npm installed (24), not the one that started this script. */
export function nodeBinary() {
  const own = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  return existsSync(own) ? own : process.execPath
}

/** The environment of every child: our Node and our tools first on the path. */
export function environment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/**
 * Runs a program to its end.
 * @param options.quiet keeps the output back and shows it only when the program fails
 * @throws Error with the exit code when it fails
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
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
      if (code === 0) return resolve(Buffer.concat(output).toString())
      if (quiet) process.stderr.write(Buffer.concat(output))
      reject(new Error(`${[command, ...args].join(' ')} ended with code ${code}`))
    })
  })
}

/** Runs one of our own JavaScript tools with the product's Node. */
export const runNode = (args, options) => run(nodeBinary(), args, options)

/** Runs an ace command of the API, from its sources or from its build. */
export const runAce = (args, { build = false, ...options } = {}) =>
  runNode([build ? 'bin/console.js' : 'ace.js', ...args], {
    ...options,
    cwd: join(root, build ? 'api/build' : 'api'),
  })
