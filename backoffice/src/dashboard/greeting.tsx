import { useTranslation } from 'react-i18next'
import { PageHeader } from '../components/page-header'
import { Tag } from '../components/tag'
import { hourOf, longDay } from '../format/dates'
import { useMe } from '../hooks/use-me'
import styles from './greeting.module.css'

/** Good morning before 12, good afternoon before 18, else good evening, by the clock of Nairobi. */
export function Greeting() {
  const { t } = useTranslation()
  const { firstName, role } = useMe()
  const now = new Date()
  const hour = hourOf(now)
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

  return (
    <div className={styles.greeting}>
      <PageHeader
        title={t(`overview.${part}`, { name: firstName })}
        tab={t('overview.title')}
        hint={longDay(now)}
      >
        <Tag tone="acacia">{t(`roles.${role}`)}</Tag>
      </PageHeader>
    </div>
  )
}
