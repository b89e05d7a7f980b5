import { Button } from 'antd'
import { Pencil, Power, PowerOff, ShieldOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import type { User, UserAccount } from '../../api/types'
import { Facts } from '../../components/facts'
import { Portrait } from '../../components/portrait'
import { RecordHistory } from '../../components/record-history'
import { Tags } from '../../components/tag'
import { dayOf, momentOf } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import styles from './details.module.css'
import { RoleTag, UserFlags } from './flags'
import { pathOf } from './paths'
import { useUserDialog } from './user-dialog-provider'

export function UserDetails({ user }: { user: UserAccount }) {
  const { t } = useTranslation()
  const { phone, dateOfBirth, address, bio, lastLogin, createdAt } = user
  const none = t('users.notProvided')
  const place = Object.values(address).filter(Boolean).join(', ')
  const yesNo = (yes: boolean) => t(yes ? 'users.show.yes' : 'users.show.no')

  return (
    <>
      <div className={styles.head}>
        <Portrait person={user} size={64} />
        <div className={styles.who}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
          <Tags>
            <RoleTag role={user.role} />
            <UserFlags user={user} />
          </Tags>
        </div>
      </div>
      <Facts
        facts={[
          { name: t('users.columns.phone'), value: phone ?? none },
          {
            name: t('users.show.birth'),
            value: dateOfBirth ? dayOf(dateOfBirth) : none,
          },
          { name: t('users.show.address'), value: place || none },
          { name: t('users.show.bio'), value: bio ?? none },
          { name: t('users.show.emailVerified'), value: yesNo(user.emailVerified) },
          { name: t('users.show.phoneVerified'), value: yesNo(user.phoneVerified) },
          { name: t('users.show.twoFactor'), value: yesNo(user.twoFactorEnabled) },
          {
            name: t('users.columns.lastLogin'),
            value: lastLogin ? momentOf(lastLogin) : t('users.never'),
          },
          { name: t('users.show.since'), value: dayOf(createdAt) },
        ]}
      />
      <Elsewhere user={user} />
      <Steps user={user} />
      <RecordHistory subject="user" record={user} />
    </>
  )
}

/** What there is of them on other screens. */
function Elsewhere({ user: { _id: id, email, role } }: { user: User }) {
  const { t } = useTranslation()
  const places = [
    ...(role === 'guest' ? [] : [{ name: 'listings', to: `/properties?host=${id}` } as const]),
    { name: 'bookings', to: `/bookings?search=${encodeURIComponent(email)}` },
    { name: 'reviews', to: `/reviews?author=${id}` },
    { name: 'audit', to: `/audit?actor=${id}` },
  ] as const
  return (
    <nav className={styles.elsewhere} aria-label={t('users.show.elsewhere')}>
      {places.map(({ name, to }) => (
        <Link key={name} to={to}>
          {t(`users.show.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** One's own account is edited on the profile, so that nobody locks themselves out. */
function Steps({ user }: { user: UserAccount }) {
  const { t } = useTranslation()
  const me = useMe()
  const choose = useUserDialog()
  const navigate = useNavigate()
  const { search, state } = useLocation()

  if (user._id === me._id) {
    return <p className={styles.self}>{t('users.show.self')}</p>
  }
  const edit = { pathname: `${pathOf(user)}/edit`, search }
  const Toggle = user.isActive ? PowerOff : Power
  return (
    <div className={styles.steps}>
      <Button
        icon={<Pencil size={16} aria-hidden="true" />}
        onClick={() => void navigate(edit, { replace: true, state: state as unknown })}
      >
        {t('users.edit.action')}
      </Button>
      <Button
        icon={<Toggle size={16} aria-hidden="true" />}
        onClick={() => choose({ user, action: 'toggle' })}
      >
        {t(user.isActive ? 'users.deactivate.confirm' : 'users.activate.confirm')}
      </Button>
      {user.twoFactorEnabled && (
        <Button
          icon={<ShieldOff size={16} aria-hidden="true" />}
          onClick={() => choose({ user, action: 'twoFactor' })}
        >
          {t('users.twoFactor.confirm')}
        </Button>
      )}
      <Button
        danger
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => choose({ user, action: 'delete' })}
      >
        {t('users.delete.confirm')}
      </Button>
    </div>
  )
}
