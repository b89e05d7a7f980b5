import type { CardFacts } from '~/components/card-facts'
import { fromTable, toTable, type Table } from '../../table.ts'

/** On the server: the cards of a page whose data are sent without what its pictures' elements say. */
const whole = new WeakMap<Table<CardFacts>, CardFacts[]>()

/**
 * The cards of a document. Its HTML has the previews of the pictures and their descriptions: what hydrates it leaves them
 * there.
 */
export function cardsOfDocument(places: CardFacts[]) {
  const table = toTable(
    places.map((place) => ({ ...place, placeholder: null, alt: null }) as CardFacts)
  )
  whole.set(table, places)
  return table
}

export const readCards = (table: Table<CardFacts>) => whole.get(table) ?? fromTable(table)
