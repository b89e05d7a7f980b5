import type { TFunction } from 'i18next'
import type { User } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { fullName, Portrait } from '../../components/portrait'
import type { Column } from '../../components/record-table'
import { dayOf, momentOf } from '../../format/dates'
import { RoleTag, UserFlags } from './flags'
import { UserActions } from './user-actions'

export const pathOf = ({ _id }: Pick<User, '_id'>) => `/users/${_id}`

/** §2.14. */
export function columns(t: TFunction): Column<User>[] {
  return [
    {
      key: 'user',
      title: t('users.columns.user'),
      render: (user) => (
        <span className={cells.pictured}>
          <Portrait person={user} size={40} />
          <span>
            <OverlayLink to={pathOf(user)} className={cells.strong}>
              {fullName(user)}
            </OverlayLink>
            <span className={cells.soft}>{user.email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      title: t('users.columns.role'),
      render: ({ role }) => <RoleTag role={role} />,
    },
    {
      key: 'phone',
      title: t('users.columns.phone'),
      render: ({ phone }) => (
        <span className={phone ? cells.unbroken : cells.soft}>
          {phone ?? t('users.notProvided')}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('users.columns.status'),
      render: (user) => <UserFlags user={user} />,
    },
    {
      key: 'lastLogin',
      title: t('users.columns.lastLogin'),
      render: ({ lastLogin }) =>
        lastLogin ? (
          <time dateTime={lastLogin} title={momentOf(lastLogin)} className={cells.date}>
            {dayOf(lastLogin)}
          </time>
        ) : (
          <span className={cells.soft}>{t('users.never')}</span>
        ),
    },
    {
      key: 'joined',
      title: t('users.columns.joined'),
      render: ({ createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (user) => <UserActions user={user} />,
    },
  ]
}
