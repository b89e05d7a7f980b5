import { useGetIdentity } from '@refinedev/core'
import type { User } from '../api/types'

/** The signed-in user; only inside `SignedIn`, which waits for it. */
export function useMe(): User {
  const { data } = useGetIdentity<User>()
  if (!data) {
    throw new Error('useMe is used outside the SignedIn gate')
  }
  return data
}
