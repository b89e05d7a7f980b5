import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardFacts } from '../../app/components/card-facts.ts'
import { cardsOfDocument, readCards } from '../../app/routes/properties/sent-cards.ts'

const place = {
  _id: 1,
  title: 'Reef House',
  alt: 'A house on a cliff',
  placeholder: 'data:image/webp',
}

test('what the elements of pictures say is in the HTML of a document, and not sent twice', () => {
  const table = cardsOfDocument([place as CardFacts])
  assert.deepEqual(readCards(table), [place])
  const sent = JSON.stringify(table)
  assert.match(sent, /Reef House/)
  assert.doesNotMatch(sent, /A house on a cliff|data:image/)
  const [known] = readCards(JSON.parse(sent) as typeof table)
  assert.deepEqual(known, { ...place, alt: null, placeholder: null })
})
