import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Digests of every file below `names`, by path from `folder`. Links are not followed.
 * @param isLeftOut whether to skip a file or folder of this name
 */
export function digestsIn(folder, names, isLeftOut) {
  const digests = new Map()
  const walk = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`
      if (isLeftOut(entry.name)) continue
      if (entry.isDirectory()) walk(child)
      else if (entry.isFile()) add(child)
    }
  }
  const add = (path) =>
    digests.set(
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')
    )
  for (const name of names.filter((one) => existsSync(join(folder, one)))) {
    if (statSync(join(folder, name)).isDirectory()) walk(name)
    else add(name)
  }
  return digests
}

export function touchedBetween(before, after) {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort()
}
