import { useTranslation } from 'react-i18next'
import { Tag } from '../components/tag'
import { nairobiHour } from '@makao/shared/dates'
import { longDay } from '../format/dates'
import { useMe } from '../hooks/use-me'
import styles from './greeting.module.css'

/** Morning before 12, afternoon before 18, else evening, in Nairobi's time. */
export function Greeting() {
  const { t } = useTranslation()
  const { firstName, role } = useMe()
  const now = new Date()
  const hour = nairobiHour(now)
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

  return (
    <div className={styles.greeting}>
      <title>{`${t('overview.title')} · ${t('app.name')}`}</title>
      <h1 className={styles.words}>{t(`overview.${part}`, { name: firstName })}</h1>
      <p className={styles.day}>
        {longDay(now)}
        <Tag tone="acacia">{t(`roles.${role}`)}</Tag>
      </p>
    </div>
  )
}
