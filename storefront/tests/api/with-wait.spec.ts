import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withWait } from '../../app/api/with-wait.ts'
import { createTexts } from '../../app/i18n/texts.ts'
import type failures from '../../app/locales/en/failures.json'
import { compiledTextsOf } from '../../vite/compiled-texts.ts'

const say = createTexts('en').of(compiledTextsOf('en') as unknown as typeof failures)
const text = 'Too many requests. Please try again later.'
const told = (retryAfter: string | null) => withWait(text, retryAfter, say)

test('who has to wait is told for how many minutes', () => {
  assert.equal(told('1'), `${text} You can try again in a minute.`)
  assert.equal(told('61'), `${text} You can try again in 2 minutes.`)
  assert.equal(told('900'), `${text} You can try again in 15 minutes.`)
})

test('an answer that names no time is left as it is', () => {
  for (const retryAfter of [null, '', '0', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
    assert.equal(told(retryAfter), text)
  }
})
