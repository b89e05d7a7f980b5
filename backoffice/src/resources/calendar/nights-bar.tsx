import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { nightsBetween } from '@makao/shared/dates'
import { stayDays } from '../../format/dates'
import styles from './nights-bar.module.css'
import type { Nights } from './use-nights'

interface NightsBarProps {
  nights: Nights
  clear: () => void
  block: (nights: Nights) => void
}

export function NightsBar({ nights, clear, block }: NightsBarProps) {
  const { t } = useTranslation()
  const { property, from, to } = nights
  return (
    <div className={styles.bar}>
      <p className={styles.words} role="status">
        <b>{property.title}</b>
        {t('calendar.chosenNights', {
          nights: t('stay.nights', { count: nightsBetween(from, to) }),
          dates: stayDays(from, to),
        })}
      </p>
      <Button onClick={clear}>{t('calendar.clear')}</Button>
      <Button type="primary" onClick={() => block(nights)}>
        {t('calendar.blockNights')}
      </Button>
    </div>
  )
}
