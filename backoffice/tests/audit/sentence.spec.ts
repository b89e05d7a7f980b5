import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import i18n from 'i18next'
import { sentenceOf } from '../../src/resources/audit/sentence.ts'
import { LANGUAGES, textsIn } from '../texts.ts'

type Event = Parameters<typeof sentenceOf>[1]

const STORED = 'Somebody registered as a guest'

const event = (name: string, params: Record<string, string | number>) =>
  ({ message: { name, params }, subject: { _id: 7 }, summary: STORED }) as unknown as Event

/** What a reader of this language is told. */
async function told(language: string, what: Event) {
  await i18n.changeLanguage(language)
  return sentenceOf(i18n.t, what)
}

describe('What happened, in the log', () => {
  before(() =>
    i18n.init({
      lng: 'en',
      resources: Object.fromEntries(
        LANGUAGES.map((language) => [language, { translation: textsIn(language) }])
      ),
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    })
  )
  after(() => i18n.changeLanguage('en'))

  it('is said in the language of its reader, with the words for roles', async () => {
    const registered = event('user.registered', { role: 'guest' })
    assert.equal(await told('en', registered), 'User 7 registered (role: Guest)')
    assert.equal(await told('sw', registered), 'Mtumiaji 7 alijisajili (jukumu: Mgeni)')
    assert.equal(await told('fr', registered), 'L’utilisateur 7 s’est inscrit (rôle : Voyageur)')
  })

  it('has amounts as that language writes them, and cents where there are some', async () => {
    const approved = (amount: number) =>
      event('payout.approved', { host: 3, currency: 'KES', amount })
    assert.equal(await told('en', approved(12500)), 'Payout 7 to user 3 of KES 12,500: approved')
    assert.match(await told('en', approved(12500.5)), / KES 12,500\.50:/)
    assert.match(await told('fr', approved(12500)), / 12\s500\sKES/)
  })

  it('is told as it was stored where it is old, or nobody knows how to say it', async () => {
    const old = { ...event('', {}), message: null, summary: 'Written long ago' } as Event
    assert.equal(await told('sw', old), 'Written long ago')
    assert.equal(await told('fr', event('user.teleported', {})), STORED)
  })
})
