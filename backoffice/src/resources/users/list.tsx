import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import { CreateButton } from '../../components/create-button'
import { ExportList } from '../../components/export-list'
import { filterProps } from '../../components/filter-props'
import { FilterPills, FilterSelect } from '../../components/filter-select'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { UserCard } from './card'
import { columns } from './columns'
import { ROLES } from './roles'
import { UserDialogProvider } from './user-dialog-provider'

export default function UserList() {
  const { t } = useTranslation()
  const table = useTable<User, HttpError>({
    resource: 'users',
    errorNotification: false,
    queryOptions: keepRows,
  })

  return (
    <UserDialogProvider>
      <ResourceList
        table={table}
        texts="users"
        actions={
          <>
            <ExportList table={table} path="users/export.csv" />
            <CreateButton icon={<UserPlus size={18} aria-hidden="true" />}>
              {t('users.add.title')}
            </CreateButton>
          </>
        }
        filters={
          <>
            <FilterPills
              {...filterProps(table, 'role')}
              label={t('users.columns.role')}
              options={[
                { value: '', text: t('users.all') },
                ...ROLES.map((value) => ({ value, text: t(`roles.${value}`) })),
              ]}
            />
            <FilterSelect
              {...filterProps(table, 'status')}
              label={t('users.columns.status')}
              options={[
                { value: '', text: t('users.all') },
                { value: 'active', text: t('users.active') },
                { value: 'inactive', text: t('users.inactive') },
              ]}
            />
          </>
        }
        columns={columns(t)}
        card={(user) => <UserCard user={user} />}
      />
    </UserDialogProvider>
  )
}
