import { useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '~/components/button'
import { Select } from '~/components/field'
import { useFollow } from '~/components/use-follow'
import { useText } from '~/i18n/use-text'
import allReviews from '~/locales/en/all-reviews.json'
import { reviewSorts, type ReviewFilters } from './review-filters'

/** Order and stars in the URL. A choice applies at once; without scripts the button does. */
export function Narrow({ path, filters }: { path: string; filters: ReviewFilters }) {
  const t = useText(allReviews)
  const form = useRef<HTMLFormElement>(null)
  const { state } = useLocation() as { state: unknown }
  useFollow(form, { sort: filters.sort, rating: String(filters.rating || '') })
  const stars = [5, 4, 3, 2, 1].map((value) => ({
    value,
    label: t('allReviews.stars.of', { stars: value }),
  }))

  return (
    <Form
      ref={form}
      action={path}
      state={state}
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="flex flex-wrap items-end gap-3"
    >
      <Select
        name="sort"
        label={t('allReviews.sort')}
        defaultValue={filters.sort}
        options={reviewSorts.map((value) => ({ value, label: t(`allReviews.sort.${value}`) }))}
      />
      <Select
        name="rating"
        label={t('allReviews.stars')}
        defaultValue={filters.rating || ''}
        options={[{ value: '', label: t('allReviews.stars.all') }, ...stars]}
      />
      <Button type="submit" tone="quiet" className="without-scripts">
        {t('allReviews.apply')}
      </Button>
    </Form>
  )
}
