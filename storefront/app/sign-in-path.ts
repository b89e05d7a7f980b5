/** Marks that only somebody signed in can set. */
export type FavouriteReason = 'wishlist' | 'like' | 'review'

/** What brought somebody to the sign-in page; each has its words above the form. */
export type SignInReason = 'booking' | 'expired' | FavouriteReason

/** Where to sign in, coming back to `returnTo` (a path of ours) afterwards. */
export function signInPath(returnTo: string, reason?: SignInReason) {
  return `/auth/login?${new URLSearchParams({ returnTo, ...(reason && { reason }) })}`
}

/** Where to open an account, coming back to `returnTo` in the end. */
export function registerPath(returnTo: string) {
  return `/auth/register?${new URLSearchParams({ returnTo })}`
}

export function isFavouriteReason(reason: string | null): reason is FavouriteReason {
  return reason === 'wishlist' || reason === 'like' || reason === 'review'
}
