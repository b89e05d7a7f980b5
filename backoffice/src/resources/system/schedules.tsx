import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SystemState } from '../../api/types'
import cells from '../../components/cells.module.css'
import { momentOf } from '../../format/dates'
import { jobName } from './job-name'
import styles from './system.module.css'

type Schedule = SystemState['schedules'][number]

const MINUTE_MS = 60_000

/** Each with how often it runs, when it last did and when it will. */
export function Schedules({ schedules }: { schedules: Schedule[] }) {
  const { t } = useTranslation()
  if (schedules.length === 0) {
    return <p className={styles.quiet}>{t('system.schedules.nothing')}</p>
  }
  return (
    // It scrolls, also for whoever has no mouse.
    <ul className={styles.schedules} tabIndex={0} aria-label={t('system.schedules.title')}>
      {schedules.map((schedule) => (
        <li key={schedule.name}>
          <span className={cells.strong}>{jobName(t, schedule.name)}</span>
          <span className={cells.soft}>
            {intervalOf(t, schedule)} ·{' '}
            {t('system.schedules.last', {
              when: schedule.lastRunAt ? momentOf(schedule.lastRunAt) : t('system.schedules.never'),
            })}
          </span>
          {schedule.nextRunAt && (
            <span className={cells.soft}>
              {t('system.schedules.next', { when: momentOf(schedule.nextRunAt) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Of a time of day in Nairobi: minute and hour. */
const DAILY = /^(\d{1,2}) (\d{1,2}) \* \* \*$/

function intervalOf(t: TFunction, { everyMs, cron }: Schedule) {
  if (everyMs !== null) {
    const minutes = Math.round(everyMs / MINUTE_MS)
    return minutes === 60
      ? t('system.schedules.everyHour')
      : t('system.schedules.everyMinutes', { count: minutes })
  }
  const [, minute = '', hour = ''] = DAILY.exec(cron ?? '') ?? []
  return hour
    ? t('system.schedules.daily', { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` })
    : cron
}
