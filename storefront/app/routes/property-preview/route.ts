import { apiFor } from '~/api.server'
import type { Route } from './+types/route'

/** What the map shows of a place before its page is opened. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const { data } = await apiFor(request).properties.show({ params: { id } })
  const { title, address, price, currency, averageRating, totalReviews, images } = data
  const picture = images.find(({ isPrimary }) => isPrimary) ?? images[0] ?? null
  return { title, city: address.city, price, currency, averageRating, totalReviews, picture }
}

/** Without a connection the name and the price of the pin have to do. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
