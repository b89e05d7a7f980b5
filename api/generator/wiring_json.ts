import { readFile, writeFile } from 'node:fs/promises'

type Tree = { [key: string]: unknown }

/**
 * Adds to a JSON file, at the end of what it joins.
 * @param path of keys, outermost first
 * @throws Error when there is no such object, or it has the key already
 */
export async function addToJson(file: string, path: string[], entries: Tree) {
  const tree = JSON.parse(await readFile(file, 'utf8')) as Tree
  const place = path.reduce<unknown>((inner, key) => (inner as Tree | undefined)?.[key], tree) as
    | Tree
    | undefined
  if (typeof place !== 'object') throw new Error(`there is no "${path.join('.')}"`)
  const there = Object.keys(entries).find((key) => key in place)
  if (there) throw new Error(`"${[...path, there].join('.')}" is there already`)
  Object.assign(place, entries)
  await writeFile(file, `${JSON.stringify(tree, null, 2)}\n`)
}
