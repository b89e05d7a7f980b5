import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'

const ROUTES = fileURLToPath(new URL('../../app/routes/', import.meta.url))

/** Hearts are no forms: `send-mark.ts` puts them back where the line breaks. */
const MARKS = /^favourites\//

const WRITES = /^export (async function|function|const) action\b/m
const STAYS = /^export (async function|function|const) clientAction\b/m

/** A name that is more than imported. */
const CATCHES = /\b(answerWhenOffline|alertWhenOffline|keepWordsOffline)\b(?! })/

const writing = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|[\\/])route\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(ROUTES, name), 'utf8') }))
  .filter(({ name, text }) => WRITES.test(text) && !MARKS.test(name))

const namesOf = (routes: typeof writing) => routes.map(({ name }) => name)

test('every page that writes stays where the line breaks', () => {
  assert.ok(writing.length > 30)
  assert.deepEqual(namesOf(writing.filter(({ text }) => !STAYS.test(text))), [])
  assert.deepEqual(namesOf(writing.filter(({ text }) => !CATCHES.test(text))), [])
})

test('steps without a page, and pages that ask before one, are told by an alert', () => {
  const steps = writing.filter(
    ({ text }) => !text.includes('export default') || text.includes('<ConfirmStep')
  )
  assert.ok(steps.length > 10)
  assert.deepEqual(namesOf(steps.filter(({ text }) => !/\balertWhenOffline(\(|$)/m.test(text))), [])
  const silent = steps.filter(
    ({ text }) => text.includes('<ConfirmStep') && !text.includes('problem={actionData}')
  )
  assert.deepEqual(namesOf(silent), [])
})
