import { useList, type HttpError } from '@refinedev/core'
import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import { ExportLink } from '../../components/export-link'
import { FilterPills } from '../../components/filter-select'
import { LinkButton } from '../../components/link-button'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { UserCard } from './card'
import { columns, pathOf } from './columns'
import { ROLES } from './roles'
import { UserDesk } from './user-desk'

/** Everybody with an account, for admins (§2.14). */
export default function UserList() {
  const { t } = useTranslation()
  const state = useListState({ role: ROLES })
  const list = useList<User, HttpError>({
    resource: 'users',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters,
    errorNotification: false,
  })
  const roles = [
    { value: '', text: t('users.all') },
    ...ROLES.map((value) => ({ value, text: t(`roles.${value}`) })),
  ]

  return (
    <UserDesk>
      <ListScreen
        title={t('users.title')}
        texts={{
          count: (total) => t('users.count', { count: total, formatted: number(total) }),
          search: t('users.search'),
          empty: t('users.empty'),
          emptyHint: t('users.emptyHint'),
        }}
        failure={{ title: t('users.failed') }}
        state={state}
        list={list}
        action={
          <>
            <ExportLink path="users/export.csv" state={state} />
            <LinkButton
              to="/users/new"
              type="primary"
              icon={<UserPlus size={18} aria-hidden="true" />}
            >
              {t('users.add.title')}
            </LinkButton>
          </>
        }
        filters={
          <FilterPills
            label={t('users.columns.role')}
            options={roles}
            value={state.choice('role')}
            onChange={(role) => state.choose('role', role)}
          />
        }
      >
        {(rows, busy) => (
          <RecordList
            caption={t('users.title')}
            rows={rows}
            columns={columns(t)}
            card={(user) => <UserCard user={user} />}
            pathOf={pathOf}
            busy={busy}
          />
        )}
      </ListScreen>
    </UserDesk>
  )
}
