import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { FilterChip } from '../../components/filter-chip'
import { filterProps } from '../../components/filter-props'
import { FilterPills } from '../../components/filter-select'
import { ResourceList } from '../../components/resource-list'
import { useOwnProperties } from '../../hooks/use-own-properties'
import { useMay } from '../../hooks/use-rows'
import { keepRows } from '../../providers/query-client'
import { PropertyFilter } from './property-filter'
import { ReviewCard } from './review-card'
import { ReviewDialogProvider } from './review-dialog-provider'
import { ReviewTabs } from './review-tabs'

export default function ReviewList() {
  const { t } = useTranslation()
  const moderates = useMay('reviews.moderate')
  const properties = useOwnProperties(!moderates)
  const table = useTable<DeskReview, HttpError>({
    resource: 'reviews',
    errorNotification: false,
    meta: { path: 'reviews/my-reviews' },
    queryOptions: keepRows,
  })
  const author = filterProps(table, 'author')

  return (
    <ReviewDialogProvider>
      <ReviewTabs moderates={moderates} />
      <ResourceList
        table={table}
        texts="reviews"
        filters={
          <>
            <FilterPills
              {...filterProps(table, 'answered')}
              label={t('reviews.answers')}
              options={[
                { value: '', text: t('reviews.filter.all') },
                { value: 'false', text: t('reviews.filter.no') },
                { value: 'true', text: t('reviews.filter.yes') },
              ]}
            />
            {moderates ? (
              <FilterPills
                {...filterProps(table, 'status')}
                label={t('list.status')}
                options={[
                  { value: '', text: t('reviews.status.all') },
                  { value: 'visible', text: t('reviews.status.visible') },
                  { value: 'hidden', text: t('reviews.status.hidden') },
                  { value: 'removed', text: t('reviews.status.removed') },
                ]}
              />
            ) : (
              <PropertyFilter properties={properties} {...filterProps(table, 'property')} />
            )}
            {author.value && (
              <FilterChip
                text={t('reviews.author', { id: author.value })}
                remove={t('reviews.everyAuthor')}
                onRemove={() => author.onChange('')}
              />
            )}
          </>
        }
        card={(review) => <ReviewCard review={review} />}
      />
    </ReviewDialogProvider>
  )
}
