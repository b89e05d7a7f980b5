/** Marks that need a session. */
export type FavouriteReason = 'wishlist' | 'like' | 'review'

/** Why somebody has to sign in; shown above the form. */
export type SignInReason = 'booking' | 'expired' | FavouriteReason

/** The sign-in address that returns to `returnTo`, a local path. */
export function signInPath(returnTo: string, reason?: SignInReason) {
  return `/auth/login?${new URLSearchParams({ returnTo, ...(reason && { reason }) })}`
}

export function registerPath(returnTo: string) {
  return `/auth/register?${new URLSearchParams({ returnTo })}`
}

export function isFavouriteReason(reason: string | null): reason is FavouriteReason {
  return reason === 'wishlist' || reason === 'like' || reason === 'review'
}
