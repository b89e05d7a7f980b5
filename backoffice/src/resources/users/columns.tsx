import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { User } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { fullName, Portrait } from '../../components/portrait'
import { dayOf, momentOf } from '../../format/dates'
import { RoleTag, UserFlags } from './flags'
import { UserActions } from './user-actions'
import { pathOf } from './paths'

export function columns(t: TFunction): TableColumnsType<User> {
  return [
    {
      key: 'firstName',
      title: t('users.columns.user'),
      sorter: true,
      render: (_, user) => (
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
      render: (_, { role }) => <RoleTag role={role} />,
    },
    {
      key: 'phone',
      title: t('users.columns.phone'),
      render: (_, { phone }) => (
        <span className={phone ? cells.unbroken : cells.soft}>
          {phone ?? t('users.notProvided')}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('users.columns.status'),
      render: (_, user) => <UserFlags user={user} />,
    },
    {
      key: 'lastLogin',
      title: t('users.columns.lastLogin'),
      sorter: true,
      render: (_, { lastLogin }) =>
        lastLogin ? (
          <time dateTime={lastLogin} title={momentOf(lastLogin)} className={cells.date}>
            {dayOf(lastLogin)}
          </time>
        ) : (
          <span className={cells.soft}>{t('users.never')}</span>
        ),
    },
    {
      key: 'createdAt',
      title: t('users.columns.joined'),
      sorter: true,
      render: (_, { createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, user) => <UserActions user={user} />,
    },
  ]
}
