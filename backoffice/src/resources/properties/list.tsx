import { useList, type HttpError } from '@refinedev/core'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { PropertyCard as Property, Role } from '../../api/types'
import { ExportLink } from '../../components/export-link'
import { LinkButton } from '../../components/link-button'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { useMe } from '../../hooks/use-me'
import { PropertyCard } from './card'
import { columns, pathOf } from './columns'
import { choicesOf, ListFilters } from './list-filters'
import { PropertyDesk } from './steps/property-desk'

/** Admins look after every property, hosts after their own. */
const scopeOf = (role: Role) =>
  role === 'admin'
    ? { own: [{ field: 'scope', operator: 'eq' as const, value: 'all' }] }
    : { own: [], meta: { path: 'properties/my-properties' } }

export default function PropertyList() {
  const { t } = useTranslation()
  const { role } = useMe()
  const [params] = useSearchParams()
  const state = useListState(choicesOf(params.get('location')))
  const { own, meta } = scopeOf(role)
  const filters = [...own, ...state.filters]
  const list = useList<Property, HttpError>({
    resource: 'properties',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters,
    errorNotification: false,
    meta,
  })
  const title = t(role === 'admin' ? 'properties.all' : 'properties.mine')

  return (
    <PropertyDesk>
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
        filters={<ListFilters state={state} />}
        action={
          <>
            <ExportLink path="properties/export.csv" state={{ ...state, filters }} />
            <LinkButton
              type="primary"
              to="/properties/new"
              icon={<Plus size={18} aria-hidden="true" />}
            >
              {t('listing.new')}
            </LinkButton>
          </>
        }
      >
        {(rows, busy) => (
          <RecordList
            caption={title}
            rows={rows}
            columns={columns(t, role === 'admin')}
            card={(property) => <PropertyCard property={property} />}
            pathOf={pathOf}
            busy={busy}
          />
        )}
      </ListScreen>
    </PropertyDesk>
  )
}
