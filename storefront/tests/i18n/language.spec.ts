import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf } from '../../app/i18n/language.server.ts'

const asked = (accepted: string, cookie = '') =>
  languageOf(new Request('http://localhost', { headers: { cookie, 'accept-language': accepted } }))

test('the language is the cookie’s, else the best wish, else English', () => {
  assert.equal(asked('fr', 'makao_language=sw'), 'sw')
  assert.equal(asked('de, fr;q=0.4, sw-KE ; q=0.8'), 'sw')
  assert.equal(asked('fr ;q=0, en;q=0.1'), 'en')
  assert.equal(asked('de'), 'en')
  assert.equal(asked('', 'makao_language=xx'), 'en')
})

test('a header of blanks is read as fast as any', () => {
  const tries = Array.from({ length: 5 }, () => {
    const before = performance.now()
    asked(`a${' '.repeat(15_000)}x`)
    asked(`a;${' '.repeat(15_000)}x`)
    return performance.now() - before
  })
  // The quickest: others use the processor, too.
  assert.ok(Math.min(...tries) < 50)
})
