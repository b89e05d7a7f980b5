import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { PropertyCard as Property, Role } from '../../api/types'
import { FilterSelect } from '../../components/filter-select'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { useMe } from '../../hooks/use-me'
import { PropertyCard } from './card'
import { columns, pathOf } from './columns'

const STATUSES = ['active', 'inactive', 'verified'] as const

/** Admins look after every property, hosts after their own. */
const scopeOf = (role: Role) =>
  role === 'admin'
    ? { filters: [{ field: 'scope', operator: 'eq' as const, value: 'all' }] }
    : { filters: [], meta: { path: 'properties/my-properties' } }

export default function PropertyList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const state = useListState({ status: STATUSES })
  const { filters, meta } = scopeOf(role)
  const list = useList<Property, HttpError>({
    resource: 'properties',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: [...filters, ...state.filters],
    errorNotification: false,
    meta,
  })
  const title = t(role === 'admin' ? 'properties.all' : 'properties.mine')
  const statuses = [
    { value: '', text: t('properties.filter.all') },
    ...STATUSES.map((value) => ({ value, text: t(`properties.filter.${value}`) })),
  ]

  return (
    <ListScreen
      title={title}
      texts={{
        count: (total) => t('properties.count', { count: total, formatted: number(total) }),
        search: t('properties.search'),
        empty: t('properties.empty'),
        emptyHint: t('properties.emptyHint'),
      }}
      failure={{ title: t('properties.failed'), hint: t('properties.failedHint') }}
      state={state}
      list={list}
      filters={
        <FilterSelect
          label={t('list.status')}
          options={statuses}
          value={state.choice('status')}
          onChange={(status) => state.choose('status', status)}
        />
      }
    >
      {(rows, busy) => (
        <RecordList
          caption={title}
          rows={rows}
          columns={columns(t)}
          card={(property) => <PropertyCard property={property} />}
          pathOf={pathOf}
          busy={busy}
        />
      )}
    </ListScreen>
  )
}
