import { useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../api/types'

/** Refetches the signed-in user. */
export function useRenewMe() {
  const client = useQueryClient()
  const { keys } = useKeys()

  return (me: User) => {
    client.setQueryData(['auth', 'me'], me)
    return client.invalidateQueries({ queryKey: keys().auth().action('identity').get() })
  }
}
