export const ADMINS = 'admins'

export const channelOf = (personId: number) => `users/${personId}`

/** Admins hear of everything, hence not a second time of their own. */
export function channelFor({ id, isAdmin }: { id: number; isAdmin: boolean }) {
  return isAdmin ? ADMINS : channelOf(id)
}
