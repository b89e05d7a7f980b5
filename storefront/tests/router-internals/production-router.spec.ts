import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { test } from 'node:test'
import { productionEdition } from '../../router-internals/production-router.ts'

for (const id of ['react-router', 'react-router/dom']) {
  test(`${id} has a production edition with the same exports`, async () => {
    const edition = (await import(pathToFileURL(productionEdition(id)).href)) as object
    assert.deepEqual(Object.keys(edition).sort(), Object.keys(await import(id)).sort())
  })

  test(`${id} needs it still: the package names the development build`, async () => {
    const home = new URL('.', import.meta.resolve('react-router/package.json'))
    const { exports } = JSON.parse(await readFile(new URL('package.json', home), 'utf8')) as {
      exports: Record<string, { import: { default: string } }>
    }
    const named = exports[id.replace('react-router', '.')]?.import.default
    assert.match(named ?? '', /^\.\/dist\/development\//)
  })
}
