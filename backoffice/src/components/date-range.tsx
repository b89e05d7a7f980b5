import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './date-range.module.css'

interface DateRangeProps {
  label: string
  from: string
  to: string
  choose: (end: 'from' | 'to', day: string) => void
}

/** Two days by the browser's own calendar, both included; either may stay open. */
export function DateRange({ label, from, to, choose }: DateRangeProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = (end: 'from' | 'to', value: string) => (
    <input
      type="date"
      aria-label={t(`list.dates.${end}`, { what: label })}
      value={value}
      min={end === 'to' ? from || undefined : undefined}
      max={end === 'from' ? to || undefined : undefined}
      onChange={(event) => choose(end, event.target.value)}
    />
  )

  return (
    <div role="group" aria-labelledby={id} className={styles.range}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {input('from', from)}
      <span aria-hidden="true">–</span>
      {input('to', to)}
    </div>
  )
}
