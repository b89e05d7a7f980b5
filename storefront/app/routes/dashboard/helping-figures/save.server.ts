import type { Api } from '~/api/client.server'
import { onlyAfter } from '../only-after.ts'
import { sentFigures, type Part } from './figures.ts'

/**
 * Writes what was typed, as long as nobody has edited the listing since `known`. The price per night is a field of the listing,
 * and is written last: what is refused of the others comes first.
 * @param written hears of the edit that a first of two writes has made
 */
export async function saveFigures(
  { properties }: { properties: Pick<Api['properties'], 'setPrices' | 'setStayRules' | 'update'> },
  { id, part, known }: { id: string; part: Part; known: string },
  values: Record<string, string>,
  written: (edit: string) => void
) {
  const params = { id }
  const headers = onlyAfter(known)
  const sent = sentFigures(values, part)
  if (part === 'rules') {
    await properties.setStayRules({ params, body: sent as never, headers })
    return
  }
  const { price, ...prices } = sent
  const { data: listing } = await properties.setPrices({ params, body: prices as never, headers })
  const body = { price: price ?? '' } as never
  const edit = listing.updatedAt ?? ''
  written(edit)
  await properties.update({ params, body, headers: onlyAfter(edit) })
}
