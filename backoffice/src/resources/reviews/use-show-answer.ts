import { useKeys, type GetListResponse } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { DeskReview } from '../../api/types'

/** One's own review is kept under the same name, alone. */
type Shown = GetListResponse<DeskReview> | { data: unknown } | undefined

/** Writes the server's answer to a step into all cached lists. */
export function useShowAnswer() {
  const client = useQueryClient()
  const { keys } = useKeys()
  const queryKey = keys().data().resource('reviews').get()

  return (answer: DeskReview) =>
    client.setQueriesData<Shown>({ queryKey }, (shown) =>
      shown && Array.isArray(shown.data)
        ? {
            ...shown,
            data: (shown.data as DeskReview[]).map((review) =>
              review._id === answer._id ? { ...review, ...answer } : review
            ),
          }
        : shown
    )
}
