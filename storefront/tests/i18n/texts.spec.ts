import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords } from '../../app/i18n/message.ts'
import { createTexts } from '../../app/i18n/texts.ts'
import { compiledText } from '../../vite/compiled-texts.ts'

const said = (text: string, values = {}, locale = 'en-KE') =>
  inWords(compiledText(text), values, locale)

test('what is translated is said so, the rest in English', () => {
  const area = { 'stay.hello': 'Hello', 'stay.bye': 'Bye' }
  const t = createTexts('sw', { 'stay.hello': [['name'], ', karibu'] }).of(area)
  assert.equal(t('stay.hello', { name: 'Amina' }), 'Amina, karibu')
  assert.equal(t('stay.bye'), 'Bye')
})

test('of what another release says there are no words, and the page stands', () => {
  assert.equal(createTexts('sw').of({ 'stay.bye': 'Bye' })('stay.undefined' as 'stay.bye'), '')
})

test('numbers choose their words, and are written as readers write them', () => {
  const nights = '{count, plural, =0 {No night} one {# night of {name}} other {# nights}}'
  assert.equal(said(nights, { count: 0 }), 'No night')
  assert.equal(said(nights, { count: 1, name: 'Amina' }), '1 night of Amina')
  assert.equal(said(nights, { count: 12_500 }), '12,500 nights')
  assert.equal(said('{count, plural, one {# nuit} other {#}}', { count: 0 }, 'fr-FR'), '0 nuit')
  assert.equal(said('{count, plural, one {1} other {#}}', { count: 3 }), '3')
})

test('words choose theirs, within numbers as well', () => {
  const text = '{count, plural, one {{who, select, host {# stay here} other {# trip}}} other {#}}'
  assert.equal(said(text, { count: 1, who: 'host' }), '1 stay here')
  assert.equal(said(text, { count: 1, who: 'constructor' }), '1 trip')
})

test('quotes are words, and a # of no number is one, too', () => {
  assert.equal(said("It''s '{'no'}' value, #1 of {all}", { all: 3 }), "It's {no} value, #1 of 3")
})

test('what cannot be read fails the build', () => {
  assert.throws(() => compiledText('{price, number}'), /more than/)
  assert.throws(() => compiledText('{count, plural, offset:1 one {#} other {#}}'), /more than/)
})
