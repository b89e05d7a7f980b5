import { apiFor } from '~/api.server'
import { sentFigures, type Part } from './figures'

/** Writes what was typed. The price per night is a field of the listing, and is written last: what is refused of the others comes first. */
export async function saveFigures(
  request: Request,
  id: string,
  part: Part,
  values: Record<string, string>
) {
  const api = apiFor(request)
  const params = { id }
  const sent = sentFigures(values, part)
  if (part === 'rules') {
    await api.properties.setStayRules({ params, body: sent as never })
    return
  }
  const { price, ...prices } = sent
  await api.properties.setPrices({ params, body: prices as never })
  await api.properties.update({ params, body: { price: price ?? '' } as never })
}
