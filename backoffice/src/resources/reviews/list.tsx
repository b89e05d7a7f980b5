import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { FilterPills } from '../../components/filter-select'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { useMay } from '../../hooks/use-rows'
import { PropertyFilter } from './property-filter'
import { ReviewCards } from './review-cards'
import { ReviewDesk } from './review-desk'
import { ReviewTabs } from './review-tabs'
import { useOwnProperties } from './use-own-properties'

const ANSWERED = ['no', 'yes'] as const

const STATUSES = ['visible', 'hidden', 'removed'] as const

/** The reviews a host received, all of them for an admin (§2.14). */
export default function ReviewList() {
  const { t } = useTranslation()
  const moderates = useMay('reviews.moderate')
  const properties = useOwnProperties(!moderates)
  const state = useListState({
    answered: ANSWERED,
    status: STATUSES,
    property: /^\d{1,9}$/,
  })
  const list = useList<DeskReview, HttpError>({
    resource: 'reviews',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters.map((filter) =>
      filter.field === 'answered' ? { ...filter, value: String(filter.value === 'yes') } : filter
    ),
    errorNotification: false,
    meta: { path: 'reviews/my-reviews' },
  })
  const narrowed = state.filters.length > 0

  return (
    <ReviewDesk>
      <ReviewTabs moderates={moderates} />
      <ListScreen
        title={t('reviews.title')}
        texts={{
          count: (total) => t('reviews.count', { count: total, formatted: number(total) }),
          search: t('reviews.search'),
          empty: t(narrowed ? 'reviews.none' : 'reviews.empty'),
          emptyHint: t('reviews.emptyHint'),
        }}
        failure={{ title: t('reviews.failed') }}
        state={state}
        list={list}
        filters={
          <>
            <FilterPills
              label={t('reviews.answers')}
              options={[
                { value: '', text: t('reviews.filter.all') },
                { value: 'no', text: t('reviews.filter.no') },
                { value: 'yes', text: t('reviews.filter.yes') },
              ]}
              value={state.choice('answered')}
              onChange={(answered) => state.choose('answered', answered)}
            />
            {moderates ? (
              <FilterPills
                label={t('list.status')}
                options={['', ...STATUSES].map((value) => ({
                  value,
                  text: t(`reviews.status.${(value || 'all') as 'all' | 'visible'}`),
                }))}
                value={state.choice('status')}
                onChange={(status) => state.choose('status', status)}
              />
            ) : (
              <PropertyFilter properties={properties} state={state} />
            )}
          </>
        }
      >
        {(rows, busy) => <ReviewCards rows={rows} busy={busy} />}
      </ListScreen>
    </ReviewDesk>
  )
}
