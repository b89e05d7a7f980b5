import { data, type RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { userContext } from '~/guards.server'

/**
 * One of the guest's own reviews.
 * @throws a 404 when it is not theirs
 */
export async function loadOwnReview(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string
) {
  const { data: review } = await apiFor(request).reviews.show({ params: { id } })
  if (review.user._id !== context.get(userContext)._id) {
    throw data(null, { status: 404 })
  }
  return review
}

/** Where somebody has found their own review: hosts and admins beside their trips, in the back office. */
export function ownReviewsPath(context: Readonly<RouterContextProvider>) {
  const { role } = context.get(userContext)
  return role === 'guest' ? '/dashboard/reviews' : '/dashboard/bookings/trips'
}
