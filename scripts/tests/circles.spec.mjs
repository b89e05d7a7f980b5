import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { noCircles } from '../lib/circles.mjs'

function packageOf(t, files) {
  const folder = mkdtempSync(join(tmpdir(), 'makao-circles-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const options = { module: 'esnext', moduleResolution: 'bundler', target: 'es2024' }
  const all = { 'tsconfig.json': JSON.stringify({ compilerOptions: options }), ...files }
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text)
  return () => noCircles(['.'], folder)
}

test('a circle that a type closes is one, and is named from file to file', (t) => {
  const check = packageOf(t, {
    'list.ts': "import { row } from './row'\nexport type List = string[]\nexport const list = row",
    'row.ts': "import type { List } from './list'\nexport const row: List = []",
  })
  assert.throws(check, /1 circles of imports:\n {2}list\.ts → row\.ts → list\.ts/)
})

test('what is imported while running closes none', (t) => {
  const check = packageOf(t, {
    'screen.ts': "export const dialog = () => import('./dialog')",
    'dialog.ts': "import { dialog } from './screen'\nexport default dialog",
  })
  assert.doesNotThrow(check)
})
