import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Booking } from '../api/types'
import { Failed } from '../components/failed'
import { ListSkeleton } from '../components/list-skeleton'
import { number } from '../format/money'
import panel from './panel.module.css'
import { StayLine } from './stay-line'
import styles from './today.module.css'
import { useToday } from './use-overview'

/** Stays shown per side. */
const SHOWN = 4

export function Today() {
  const { t } = useTranslation()
  const { result, query } = useToday()
  const { arrivals, departures } = result.data ?? {}

  return (
    <section aria-labelledby="today">
      <div className={panel.head}>
        <h2 id="today" className={panel.title}>
          {t('overview.today')}
        </h2>
        <Link to="/calendar" className={panel.all}>
          {t('overview.calendar')}
        </Link>
      </div>
      {query.isLoading && <ListSkeleton rows={3} />}
      {query.isLoadingError && (
        <Failed title={t('overview.todayFailed')} retry={() => void query.refetch()} />
      )}
      {query.data && arrivals && departures && (
        <div className={panel.panel}>
          <Side kind="arrivals" {...arrivals} />
          <Side kind="departures" {...departures} />
        </div>
      )}
    </section>
  )
}

interface SideProps {
  kind: 'arrivals' | 'departures'
  total: number
  stays: Booking[]
}

/** Open steps come first; the rest unfolds. */
function Side({ kind, total, stays }: SideProps) {
  const { t } = useTranslation()
  const next = kind === 'arrivals' ? 'checkIn' : 'checkOut'
  const waits = ({ actions }: Booking) => actions.includes(next)
  const lines = [...stays.filter(waits), ...stays.filter((stay) => !waits(stay))].map((stay) => (
    <StayLine key={stay._id} booking={stay} next={next} />
  ))

  return (
    <div className={styles.side}>
      <h3 className={styles.kind}>
        {t(`overview.${kind}`, { count: total, formatted: number(total) })}
      </h3>
      {stays.length === 0 ? (
        <p className={styles.none}>{t(`overview.${kind}None`)}</p>
      ) : (
        <ul>{lines.slice(0, SHOWN)}</ul>
      )}
      {total > SHOWN && (
        <details className={styles.rest}>
          <summary>{t('overview.more', { formatted: number(total - SHOWN) })}</summary>
          <ul>{lines.slice(SHOWN)}</ul>
          {total > stays.length && (
            <p className={styles.none}>
              <Link to="/calendar">
                {t('overview.more', { formatted: number(total - stays.length) })}
              </Link>
            </p>
          )}
        </details>
      )}
    </div>
  )
}
