import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

const FILE = '_FILE'

/**
 * Completes the environment by the `.env` at the root, as Node reads it and `scripts/lib/env.mjs` does: `$` is a letter like others.
 * What the environment gives, itself or as a file, wins; tests give all of theirs.
 */
export function readEnvFile(environment: NodeJS.ProcessEnv, root: string) {
  const file = resolve(root, '.env')
  if (environment.NODE_ENV === 'test' || !existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    const otherWay = name.endsWith(FILE) ? name.slice(0, -FILE.length) : `${name}${FILE}`
    if (!environment[otherWay]) environment[name] ??= value
  }
}

/**
 * Fills in settings that are given as the path of a file, as orchestrators hand secrets over: `APP_KEY_FILE` for `APP_KEY` (ADR 0078).
 * A line's end at the end of the file is no part of it.
 * @param names of those that may be given so
 * @param root where relative paths begin
 * @throws Error with one sentence when one is given both ways, or its file cannot be read or is empty
 */
export function readSettingFiles(environment: NodeJS.ProcessEnv, names: string[], root: string) {
  for (const name of names) {
    const path = environment[`${name}${FILE}`]
    if (!path) continue
    if (environment[name]) throw new Error(`${name} and ${name}_FILE are both given: leave one out`)
    environment[name] = contentOf(resolve(root, path), name)
    /** Whoever inherits this environment has the value. */
    delete environment[`${name}${FILE}`]
  }
}

function contentOf(path: string, name: string) {
  let content
  try {
    content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(
      `${name}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`
    )
  }
  if (!content) throw new Error(`${name}_FILE: ${path} is empty`)
  return content
}
