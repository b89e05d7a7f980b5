import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/run.mjs'

test('every kind of job has a name for operators, and no other has one', () => {
  const folder = join(root, 'api/app/jobs')
  const kinds = readdirSync(folder).map((file) => {
    return /class (\w+)/.exec(readFileSync(join(folder, file), 'utf8'))[1]
  })
  const texts = readFileSync(join(root, 'backoffice/src/locales/en/system.json'), 'utf8')
  assert.deepEqual(Object.keys(JSON.parse(texts).system.jobs).sort(), kinds.sort())
})
