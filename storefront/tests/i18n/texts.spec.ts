import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTexts, translatorFor } from '../../app/i18n/texts.ts'

const area = {
  'stay.hello': 'Hello {name}',
  'stay.nights': '{count, plural, one {# night} other {# nights}}',
}

test('what is translated is said so, the rest in English', () => {
  const t = translatorFor(createTexts('sw', { 'stay.hello': [['name'], ', karibu'] }), area)
  assert.equal(t('stay.hello', { name: 'Amina' }), 'Amina, karibu')
  assert.equal(t('stay.nights', { count: 2 }), '2 nights')
})

test('a page that is rendered changes nothing for others', () => {
  const texts = createTexts('sw', {})
  const before = structuredClone(texts.messages)
  let changes = 0
  texts.on('change', () => (changes += 1))
  translatorFor(texts, area)('stay.hello', { name: 'Amina' })
  assert.equal(changes, 0)
  assert.deepEqual(texts.messages, before)
})
