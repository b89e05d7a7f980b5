import { useKeys, useUpdate, type GetListResponse, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { DASHBOARD } from '../../dashboard/use-totals'

interface Step {
  /** Last part of the call: POST /reviews/:id/<move>, or DELETE for a photo. */
  move: 'response' | 'moderate' | `photos/${number}`
  done: string
  failed: string
  onDone: () => void
}

type Shown = GetListResponse<DeskReview> | undefined

/** Takes a step with a review and lays the server's answer into every list that shows it. */
export function useReviewStep({ _id: id }: DeskReview, { move, done, failed, onDone }: Step) {
  const client = useQueryClient()
  const { keys } = useKeys()
  const { t } = useTranslation()
  const queryKey = keys().data().resource('reviews').get()

  const { mutate, mutation } = useUpdate<DeskReview, HttpError>({
    resource: 'reviews',
    id,
    meta: { move, method: move.startsWith('photos/') ? 'delete' : 'post' },
    invalidates: ['resourceAll'],
    successNotification: () => ({ type: 'success', message: done }),
    errorNotification: (error) => ({
      type: 'error',
      message: failed,
      description: error?.message ?? t('errors.unknown'),
    }),
  })

  function settle({ data: answer }: { data: DeskReview }) {
    const fresh = (review: DeskReview) =>
      review._id === answer._id ? { ...review, ...answer } : review
    client.setQueriesData<Shown>(
      { queryKey },
      (shown) => shown && { ...shown, data: shown.data.map(fresh) }
    )
    void client.invalidateQueries({ queryKey: DASHBOARD })
    onDone()
  }
  return {
    take: (values: object = {}) => mutate({ values }, { onSuccess: settle }),
    busy: mutation.isPending,
  }
}
