import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../components/portrait'
import { Tag, Tags } from '../components/tag'
import { monthOf } from '../format/dates'
import { useMe } from '../hooks/use-me'
import { AvatarField } from './avatar-field'
import styles from './profile.module.css'

export function PersonCard() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <section className={`${styles.card} ${styles.person}`}>
      <AvatarField />
      <h2 className={styles.name}>{fullName(me)}</h2>
      <p className={styles.soft}>{me.email}</p>
      <Tags>
        <Tag tone="acacia">{t(`roles.${me.role}`)}</Tag>
        <Tag tone={me.emailVerified ? 'ocean' : 'sun'}>
          {me.emailVerified && <BadgeCheck size={14} aria-hidden="true" />}
          {t(me.emailVerified ? 'profile.verified' : 'profile.unverified')}
        </Tag>
      </Tags>
      <p className={styles.soft}>{t('profile.since', { month: monthOf(me.createdAt) })}</p>
    </section>
  )
}
