import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { nightsBetween } from '@makao/shared/dates'
import { stayDays } from '../../format/dates'
import styles from './nights-bar.module.css'
import { hasBlock, hasSetPrice } from './night-range'
import { propertiesOf, type Nights } from './use-nights'
import { useTitles } from './use-titles'

export type NightStep = 'add' | 'block' | 'unblock' | 'price' | 'unprice' | 'minimum' | 'properties'

interface NightsBarProps {
  nights: Nights
  /** Whether there are other properties to choose. */
  others: boolean
  clear: () => void
  does: (step: NightStep, nights: Nights) => void
}

/** What is chosen, and what can be done to it. */
export function NightsBar({ nights, others, clear, does }: NightsBarProps) {
  const { t } = useTranslation()
  const names = useTitles()
  const { from, to } = nights
  const properties = propertiesOf(nights)
  const steps = [
    others && (['properties', t('calendar.alsoFor')] as const),
    properties.some((one) => hasBlock(one, from, to)) &&
      (['unblock', t('calendar.unblock')] as const),
    properties.some((one) => hasSetPrice(one, from, to)) &&
      (['unprice', t('calendar.takePriceAway')] as const),
    ['price', t('calendar.setPriceOf')] as const,
    ['minimum', t('calendar.setMinimum')] as const,
    properties.length === 1 &&
      !hasBlock(nights.property, from, to) &&
      (['add', t('bookings.add.action')] as const),
  ].filter((step) => step !== false)

  return (
    <div className={styles.bar}>
      <p className={styles.words} role="status">
        <b>{names(nights)}</b>
        {t('calendar.chosenNights', {
          nights: t('stay.nights', { count: nightsBetween(from, to) }),
          dates: stayDays(from, to),
        })}
      </p>
      <Button onClick={clear}>{t('calendar.clear')}</Button>
      {steps.map(([step, words]) => (
        <Button key={step} onClick={() => does(step, nights)}>
          {words}
        </Button>
      ))}
      <Button type="primary" onClick={() => does('block', nights)}>
        {t('calendar.blockNights')}
      </Button>
    </div>
  )
}
