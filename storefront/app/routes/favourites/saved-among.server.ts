import type { RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { getUser } from '~/session.server'

/**
 * Which of these places the caller saved: one call per page, none for anonymous visitors. Failures
 * are ignored.
 */
export async function savedAmong(
  request: Request,
  context: Readonly<RouterContextProvider>,
  places: readonly { _id: number }[]
): Promise<number[]> {
  if (places.length === 0 || !(await getUser(request, context))) {
    return []
  }
  try {
    const query = { properties: places.map(({ _id }) => _id).join(',') }
    const { data } = await apiFor(request).wishlist.among({ query })
    return data.propertyIds
  } catch (error) {
    if (error instanceof ApiFailure) {
      return []
    }
    throw error
  }
}
