import { useTranslation } from 'react-i18next'
import { Tag } from '../components/tag'
import { clock, longDay } from '../format/dates'
import { useMe } from '../hooks/use-me'
import styles from './greeting.module.css'
import { partOfDay } from './part-of-day'

export function Greeting() {
  const { t } = useTranslation()
  const { firstName, role } = useMe()
  const now = clock()

  return (
    <div className={styles.greeting}>
      <title>{`${t('overview.title')} · ${t('app.name')}`}</title>
      <h1 className={styles.words}>{t(`overview.${partOfDay(now)}`, { name: firstName })}</h1>
      <p className={styles.day}>
        {longDay(now)}
        <Tag tone="acacia">{t(`roles.${role}`)}</Tag>
      </p>
    </div>
  )
}
