import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { fullName, Portrait } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import styles from './card.module.css'
import { pathOf } from './paths'
import { RoleTag, UserFlags } from './flags'
import { UserActions } from './user-actions'

export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <Portrait person={user} size={48} />
      <div className={styles.words}>
        <OverlayLink to={pathOf(user)} className={styles.name}>
          {fullName(user)}
        </OverlayLink>
        <p className={styles.soft}>{user.email}</p>
        <p className={styles.soft}>{user.phone ?? t('users.notProvided')}</p>
      </div>
      <div className={styles.tags}>
        <RoleTag role={user.role} />
        <UserFlags user={user} />
      </div>
      <div className={styles.foot}>
        <span className={cells.soft}>{t('users.joined', { date: dayOf(user.createdAt) })}</span>
        <span className={cells.soft}>
          {t('users.lastSeen', {
            when: user.lastLogin ? dayOf(user.lastLogin) : t('users.never'),
          })}
        </span>
        <UserActions user={user} />
      </div>
    </div>
  )
}
