import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/run.mjs'

/* No image is built here: what the Dockerfile says is held against what it names. */
const read = (file) => readFileSync(join(root, file), 'utf8')
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
/** Those that are started. */
const started = stages.filter((text) => /^CMD /m.test(text))

test('the image copies what is there, and knows every workspace', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1))
  assert.deepEqual(
    copied.filter((path) => !existsSync(join(root, path))),
    []
  )
  const { workspaces } = JSON.parse(read('package.json'))
  for (const workspace of workspaces) {
    const found = copied.filter((path) => path.startsWith(workspace.replace('*', '')))
    assert.ok(found.length > 0, workspace)
  }
})

test('the image does not run as root, and ends with a stage without sources', () => {
  assert.equal(started.length, 2)
  for (const stage of started) assert.match(stage, /^USER node$/m)
  assert.match(stages.at(-1), /^product\n/)
})
