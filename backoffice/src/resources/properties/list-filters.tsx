import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../components/filter-select'
import type { ListState } from '../../hooks/use-list-state'
import { usePlaces } from './form/use-places'
import { TYPES } from './form/values'
import styles from './list-filters.module.css'

export const STATUSES = ['active', 'inactive', 'verified'] as const

/** The sorts of §9 as the API takes them; the first one is the default and not in the address. */
const SORTS = {
  '': 'newest',
  '-createdAt': 'oldest',
  'price': 'cheap',
  '-price': 'dear',
  '-averageRating': 'rated',
  '-totalReviews': 'reviewed',
} as const

/** What narrows and orders the list, for `useListState`; towns are whatever the address says. */
export const choicesOf = (town: string | null) => ({
  status: STATUSES,
  propertyType: TYPES,
  location: town ? [town.slice(0, 120)] : [],
  sort: Object.keys(SORTS).filter(Boolean),
})

/** Status, type, town and order of the list (§2.12). */
export function ListFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { towns } = usePlaces()
  const town = state.choice('location')
  const names = towns.map(({ name }) => name)
  const shown = town && !names.includes(town) ? [town, ...names] : names
  const select = (name: string, label: string, options: { value: string; text: string }[]) => (
    <FilterSelect
      label={label}
      options={options}
      value={state.choice(name)}
      onChange={(value) => state.choose(name, value)}
    />
  )

  return (
    <div className={styles.filters}>
      {select('status', t('list.status'), [
        { value: '', text: t('properties.filter.all') },
        ...STATUSES.map((value) => ({ value, text: t(`properties.filter.${value}`) })),
      ])}
      {select('propertyType', t('properties.filter.type'), [
        { value: '', text: t('properties.filter.allTypes') },
        ...TYPES.map((value) => ({ value, text: t(`properties.types.${value}`) })),
      ])}
      {select('location', t('properties.filter.town'), [
        { value: '', text: t('properties.filter.allTowns') },
        ...shown.map((value) => ({ value, text: value })),
      ])}
      {select(
        'sort',
        t('properties.filter.sort'),
        Object.entries(SORTS).map(([value, name]) => ({
          value,
          text: t(`properties.sorts.${name}`),
        }))
      )}
    </div>
  )
}
