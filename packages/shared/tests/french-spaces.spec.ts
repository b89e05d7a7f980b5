import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frenchSpaces } from '@makao/shared/french-spaces'

const visible = (text: string) => frenchSpaces(text).replaceAll('\u00a0', '_')

test('a sign stays on the line of its word', () => {
  assert.equal(visible('Prêt à réserver ? Oui !'), 'Prêt à réserver_? Oui_!')
  assert.equal(visible('Ce champ est obligatoire : {field}'), 'Ce champ est obligatoire_: {field}')
  assert.equal(visible('Par « Contacter » ; rien d’autre'), 'Par «_Contacter_»_; rien d’autre')
})

test('a figure keeps its unit', () => {
  assert.equal(visible('24 h/24 et 7 j/7, 10 %, 5 Mo'), '24_h/24 et 7_j/7, 10_%, 5_Mo')
})

test('forms of the plural are left as they are', () => {
  const text = '{count, plural, =0 {Espace ouvert} one {# chambre} other {# chambres}}'
  assert.equal(frenchSpaces(text), text)
})
