import { useTable } from '@refinedev/antd'
import type { CrudFilter, HttpError } from '@refinedev/core'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard as Property } from '../../api/types'
import { CreateButton } from '../../components/create-button'
import { ExportList } from '../../components/export-list'
import { ResourceList } from '../../components/resource-list'
import { useMe } from '../../hooks/use-me'
import { keepRows } from '../../providers/query-client'
import { PropertyCard } from './card'
import { columns } from './columns'
import { ListFilters } from './list-filters'
import { StepDialogProvider } from './steps/step-dialog-provider'

/** Admins see every property, hosts their own. */
const EVERY: CrudFilter[] = [{ field: 'scope', operator: 'eq', value: 'all' }]
const OWN = { path: 'properties/my-properties' }

export default function PropertyList() {
  const { t } = useTranslation()
  const isAdmin = useMe().role === 'admin'
  const table = useTable<Property, HttpError>({
    resource: 'properties',
    errorNotification: false,
    filters: isAdmin ? { permanent: EVERY } : undefined,
    meta: isAdmin ? undefined : OWN,
    queryOptions: keepRows,
  })

  return (
    <StepDialogProvider>
      <ResourceList
        table={table}
        texts="properties"
        title={isAdmin ? undefined : t('properties.mine')}
        filters={<ListFilters table={table} />}
        actions={
          <>
            <ExportList table={table} path="properties/export.csv" />
            <CreateButton icon={<Plus size={18} aria-hidden="true" />}>
              {t('listing.new')}
            </CreateButton>
          </>
        }
        columns={columns(t, isAdmin)}
        card={(property) => <PropertyCard property={property} />}
      />
    </StepDialogProvider>
  )
}
