import { propertyTypes } from '@makao/shared/catalogue'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { FilterChip } from '../../components/filter-chip'
import { filterProps } from '../../components/filter-props'
import { FilterSelect } from '../../components/filter-select'
import type { ListTable } from '../../components/list-table'
import { useOwnProperties } from '../../hooks/use-own-properties'
import { useMay } from '../../hooks/use-rows'
import { usePlaces } from './form/use-places'

const STATUSES = ['active', 'inactive', 'verified'] as const

export function ListFilters({ table }: { table: ListTable<PropertyCard> }) {
  const { t } = useTranslation()
  const { towns } = usePlaces()
  const town = filterProps(table, 'location')
  const host = filterProps(table, 'host')
  const seesAll = useMay('properties.listAll')
  const own = useOwnProperties(!seesAll).map(({ address }) => address.city)
  const names = seesAll ? towns.map(({ name }) => name) : [...new Set(own)].sort()
  /* Any words are a place to the API. */
  const shown = town.value && !names.includes(town.value) ? [town.value, ...names] : names

  return (
    <>
      <FilterSelect
        {...filterProps(table, 'status')}
        label={t('list.status')}
        options={[
          { value: '', text: t('properties.filter.all') },
          ...STATUSES.map((value) => ({ value, text: t(`properties.filter.${value}`) })),
        ]}
      />
      <FilterSelect
        {...filterProps(table, 'propertyType')}
        label={t('properties.filter.type')}
        options={[
          { value: '', text: t('properties.filter.allTypes') },
          ...propertyTypes.map((value) => ({ value, text: t(`properties.types.${value}`) })),
        ]}
      />
      <FilterSelect
        {...town}
        label={t('properties.filter.town')}
        options={[
          { value: '', text: t('properties.filter.allTowns') },
          ...shown.map((value) => ({ value, text: value })),
        ]}
      />
      {host.value && (
        <FilterChip
          text={t('properties.filter.host', { id: host.value })}
          remove={t('properties.filter.everyHost')}
          onRemove={() => host.onChange('')}
        />
      )}
    </>
  )
}
