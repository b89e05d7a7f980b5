import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { FilterSelect } from '../../components/filter-select'
import type { ListState } from '../../hooks/use-list-state'

interface PropertyFilterProps {
  properties: readonly PropertyCard[]
  state: ListState
}

/** Of which property; who has but one needs no choice. */
export function PropertyFilter({ properties, state }: PropertyFilterProps) {
  const { t } = useTranslation()
  const options = properties.map(({ _id, title }) => ({ value: String(_id), text: title }))

  return properties.length > 1 ? (
    <FilterSelect
      label={t('reviews.property')}
      options={[{ value: '', text: t('reviews.everyProperty') }, ...options]}
      value={state.choice('property')}
      onChange={(property) => state.choose('property', property)}
    />
  ) : null
}
