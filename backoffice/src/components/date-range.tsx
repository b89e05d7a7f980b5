import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './date-range.module.css'
import { DayInput } from './day-input'

interface Day {
  value: string
  onChange: (day: string) => void
}

/** Two days by the browser's own calendar, both included; either may stay open. */
export function DateRange({ label, from, to }: { label: string; from: Day; to: Day }) {
  const { t } = useTranslation()
  const id = useId()

  return (
    <div role="group" aria-labelledby={id} className={styles.range}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <DayInput
        {...from}
        settles
        aria-label={t('list.dates.from', { what: label })}
        max={to.value || undefined}
      />
      <span aria-hidden="true">–</span>
      <DayInput
        {...to}
        settles
        aria-label={t('list.dates.to', { what: label })}
        min={from.value || undefined}
      />
    </div>
  )
}
