import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withWebLinks } from '../src/web-links.ts'

const linksIn = (text: string) => withWebLinks(text).flatMap(({ href }) => href ?? [])

test('web addresses become links, and the words around them stay', () => {
  assert.deepEqual(withWebLinks('The gate: https://maps.app.goo.gl/x?y=1. Code 4411'), [
    { text: 'The gate: ' },
    { text: 'https://maps.app.goo.gl/x?y=1', href: 'https://maps.app.goo.gl/x?y=1' },
    { text: '. Code 4411' },
  ])
  assert.deepEqual(withWebLinks('No address'), [{ text: 'No address' }])
  assert.deepEqual(withWebLinks(''), [])
})

test('brackets and signs of the sentence are left out, those of the address kept', () => {
  assert.deepEqual(linksIn('(see http://makao.test/a).'), ['http://makao.test/a'])
  assert.deepEqual(linksIn('https://en.wikipedia.org/wiki/Lamu_(town)!'), [
    'https://en.wikipedia.org/wiki/Lamu_(town)',
  ])
})

test('nothing but http and https is a link, nor what pretends to be another site', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://makao.test',
    'https://makao.test@evil.test/',
    'https://',
  ]) {
    assert.deepEqual(linksIn(text), [], text)
  }
})

test('the parts are the text again', () => {
  const text = 'a https://b.test/c, (http://d.test) e\n\nhttps://f.test'
  assert.equal(
    withWebLinks(text)
      .map((part) => part.text)
      .join(''),
    text
  )
})
