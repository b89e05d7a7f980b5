import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { refuseDevelopmentFiles } from '../lib/build.mjs'

test('a production build with the demo, factories or tests in it is refused by name', () => {
  const build = mkdtempSync(join(tmpdir(), 'makao-build-'))
  const add = (folder, file) => {
    mkdirSync(join(build, folder), { recursive: true })
    writeFileSync(join(build, folder, file), '')
  }
  add('database/migrations', '1_people.js')
  add('commands', 'prepare.js')
  refuseDevelopmentFiles(build)

  add('database/demo', 'seed_demo.js')
  assert.throws(() => refuseDevelopmentFiles(build), /Not for production.*seed_demo\.js/)
  rmSync(join(build, 'database/demo'), { recursive: true })
  add('generator', 'names.js')
  assert.throws(() => refuseDevelopmentFiles(build), /Not for production.*names\.js/)
  rmSync(build, { recursive: true })
})
