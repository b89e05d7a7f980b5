import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { FlaggedReview } from '../../api/types'
import { Failed } from '../../components/failed'
import { ListSkeleton } from '../../components/list-skeleton'
import { PAGE_SIZE } from '../../components/list-screen'
import { Notice } from '../../components/notice'
import { PageHeader } from '../../components/page-header'
import { Pager } from '../../components/pager'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { ReviewCards } from './review-cards'
import { ReviewDesk } from './review-desk'
import { ReviewTabs } from './review-tabs'

/** What people object to, the one waiting longest first, with their reasons (§2.14, §7). */
export default function FlaggedReviews() {
  const { t } = useTranslation()
  const state = useListState({})
  const { result, query } = useList<FlaggedReview, HttpError>({
    resource: 'reviews',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    errorNotification: false,
    meta: { path: 'reviews/flagged' },
    queryOptions: { staleTime: 0 },
  })
  const { data, total = 0 } = result
  const count = t('reviews.flaggedCount', { count: total, formatted: number(total) })

  return (
    <ReviewDesk>
      <ReviewTabs moderates />
      <PageHeader title={t('reviews.flagged')} hint={query.isSuccess ? count : undefined} />
      {query.isLoading && <ListSkeleton rows={3} />}
      {query.isError && <Failed title={t('reviews.failed')} retry={() => void query.refetch()} />}
      {query.isSuccess && data.length === 0 && (
        <Notice title={t('reviews.flaggedEmpty')} hint={t('reviews.flaggedHint')} role="status" />
      )}
      {query.isSuccess && data.length > 0 && (
        <ReviewCards rows={data} busy={query.isPlaceholderData} />
      )}
      {total > PAGE_SIZE && (
        <Pager page={state.page} pages={Math.ceil(total / PAGE_SIZE)} setPage={state.setPage} />
      )}
    </ReviewDesk>
  )
}
