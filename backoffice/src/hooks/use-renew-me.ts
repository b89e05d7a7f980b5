import { useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../api/types'

/** Lets every place that shows the signed-in person show them as the server has them now. */
export function useRenewMe() {
  const client = useQueryClient()
  const { keys } = useKeys()

  return (me: User) => {
    client.setQueryData(['auth', 'me'], me)
    return client.invalidateQueries({ queryKey: keys().auth().action('identity').get() })
  }
}
