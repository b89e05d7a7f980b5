import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const ROOT = new URL('../../../', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')
const LANGUAGES = ['en', 'sw', 'fr']

/** Words of a language for what is told. */
const BIO = { en: 'bio', sw: 'maelezo', fr: 'présentation' }
const TAB = { en: 'in that tab', sw: 'kwenye kichupo', fr: 'dans cet onglet' }
const FROM_REQUEST = { en: 'from the request on', sw: 'tangu anapoomba', fr: 'dès la demande' }

function leadsOf(language: string) {
  const guests = JSON.parse(textOf(`storefront/app/locales/${language}/profile.json`))
  const desk = JSON.parse(textOf(`backoffice/src/locales/${language}/profile.json`))
  return [guests['profile.lead'], desk.profile.lead].map(String)
}

test('both profiles tell the same of who sees what, and of the bio on a public page', () => {
  for (const language of LANGUAGES) {
    const [guests, desk] = leadsOf(language)
    assert.equal(guests, desk, language)
    assert.ok(guests!.includes(BIO[language as keyof typeof BIO]), language)
  }
})

test('the plain pages tell when a host sees an e-mail, and what stays in a tab', () => {
  for (const language of LANGUAGES) {
    const page = textOf(`storefront/app/content/${language}/legal-pages.ts`)
    for (const words of [TAB, FROM_REQUEST]) {
      assert.ok(page.includes(words[language as keyof typeof words]), language)
    }
  }
})
