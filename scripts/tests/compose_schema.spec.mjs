import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { DCLinter } from 'dclint'
import { root } from '../lib/run.mjs'

const FILES = ['docker-compose.yml', 'docker-compose.production.yml']

/** Ours are the tests of compose.spec.mjs: an image is both named and built, and the address of a port is in a setting's default. */
const NOT_OURS = ['no-build-and-image', 'no-unbound-port-interfaces']
const linter = new DCLinter({
  rules: Object.fromEntries(NOT_OURS.map((rule) => [rule, 0])),
  exclude: [],
  /** Leaves out what is a matter of taste, such as the order of words. */
  quiet: true,
  debug: false,
})

function faultsOf(path) {
  const looked = linter.lintFiles([path], false)
  assert.equal(looked.length, 1, path)
  return looked.flatMap(({ messages }) =>
    messages
      .filter(({ type }) => type === 'error')
      .map(({ rule, message }) => `${rule}: ${message}`)
  )
}

for (const file of FILES) {
  test(`${file} is by the schema of the Compose specification`, () => {
    assert.deepEqual(faultsOf(join(root, file)), [])
  })
}

const MISTAKES = [
  ['a check that is no check', 'retries: 3\n', 'retris: 3\n'],
  ['an image of whatever version', 'caddy:2.10.2-alpine', 'caddy'],
]

for (const [mistake, right, wrong] of MISTAKES) {
  test(`${mistake} would be found`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'makao-compose-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const text = readFileSync(join(root, FILES[0]), 'utf8')
    assert.ok(text.includes(right))
    const path = join(folder, FILES[0])
    writeFileSync(path, text.replace(right, wrong))
    assert.notDeepEqual(faultsOf(path), [])
  })
}
