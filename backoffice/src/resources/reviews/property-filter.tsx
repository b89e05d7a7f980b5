import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { FilterSelect } from '../../components/filter-select'

interface PropertyFilterProps {
  properties: readonly PropertyCard[]
  value: string
  onChange: (property: string) => void
}

export function PropertyFilter({ properties, ...field }: PropertyFilterProps) {
  const { t } = useTranslation()
  const options = properties.map(({ _id, title }) => ({ value: String(_id), text: title }))

  return properties.length > 1 ? (
    <FilterSelect
      {...field}
      label={t('reviews.property')}
      options={[{ value: '', text: t('reviews.everyProperty') }, ...options]}
    />
  ) : null
}
