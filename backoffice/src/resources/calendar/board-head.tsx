import { useTranslation } from 'react-i18next'
import { addDays, isWeekendNight, today } from '@makao/shared/dates'
import { shortMonth, stayDay, weekday } from '../../format/dates'
import styles from './board.module.css'
import type { Days } from './use-days'

export function BoardHead({ days }: { days: Days }) {
  const { t } = useTranslation()
  const shown = Array.from({ length: days.days }, (_, at) => addDays(days.from, at))
  const now = today()

  return (
    <div role="row" className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {t('calendar.property')}
      </div>
      {shown.map((day, at) => (
        <div
          key={day}
          role="columnheader"
          aria-colindex={at + 2}
          aria-current={day === now ? 'date' : undefined}
          aria-label={stayDay(day)}
          data-day={day}
          className={`${styles.day} ${isWeekendNight(day) ? styles.weekend : ''}`}
        >
          <span aria-hidden="true">{weekday(day, days.view === 'month')}</span>
          <b aria-hidden="true">{Number(day.slice(8))}</b>
          <span aria-hidden="true" className={styles.month}>
            {at === 0 || day.endsWith('-01') ? shortMonth(day) : ''}
          </span>
        </div>
      ))}
    </div>
  )
}
