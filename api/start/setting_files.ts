import { readFileSync } from 'node:fs'

/**
 * Fills in settings that are given as the path of a file, as orchestrators hand secrets over: `APP_KEY_FILE` for `APP_KEY` (ADR 0078).
 * A line's end at the end of the file is no part of it.
 * @param names of those that may be given so
 * @throws Error with one sentence when one is given both ways, or its file cannot be read or is empty
 */
export function readSettingFiles(environment: NodeJS.ProcessEnv, names: string[]) {
  for (const name of names) {
    const path = environment[`${name}_FILE`]
    if (!path) continue
    if (environment[name]) throw new Error(`${name} and ${name}_FILE are both given: leave one out`)
    environment[name] = contentOf(path, name)
    /** Whoever inherits this environment has the value. */
    delete environment[`${name}_FILE`]
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
