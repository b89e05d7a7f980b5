import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import type { FlaggedReview } from '../../api/types'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { ReviewCard } from './review-card'
import { ReviewDialogProvider } from './review-dialog-provider'
import { ReviewTabs } from './review-tabs'

/** Reported reviews, longest waiting first (§2.14, §7). */
export default function FlaggedReviews() {
  const table = useTable<FlaggedReview, HttpError>({
    resource: 'reviews',
    errorNotification: false,
    meta: { path: 'reviews/flagged' },
    queryOptions: { ...keepRows, staleTime: 0 },
  })

  return (
    <ReviewDialogProvider>
      <ReviewTabs moderates />
      <ResourceList
        table={table}
        texts="flagged"
        card={(review) => <ReviewCard review={review} />}
      />
    </ReviewDialogProvider>
  )
}
