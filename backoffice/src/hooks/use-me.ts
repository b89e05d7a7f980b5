import { useGetIdentity } from '@refinedev/core'
import type { User } from '../api/types'

/** The signed-in person. Only inside the `SignedIn` gate, which waits until they are known. */
export function useMe(): User {
  const { data } = useGetIdentity<User>()
  if (!data) {
    throw new Error('useMe is used outside the SignedIn gate')
  }
  return data
}
