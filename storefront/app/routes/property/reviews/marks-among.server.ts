import type { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Review, ReviewMarks } from '~/api/types'

const NONE: ReviewMarks = { helpful: [], reported: [] }

/** What the viewer did with these reviews; failures are ignored. */
export async function marksAmong(
  api: ReturnType<typeof apiFor>,
  reviews: readonly Review[],
  signedIn: boolean
): Promise<ReviewMarks> {
  if (!signedIn || reviews.length === 0) {
    return NONE
  }
  try {
    const query = { reviews: reviews.map(({ _id }) => _id).join(',') }
    const { data } = await api.reviews.marks({ query })
    return data
  } catch (error) {
    if (error instanceof ApiFailure) {
      return NONE
    }
    throw error
  }
}
