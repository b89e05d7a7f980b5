import { Button } from 'antd'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CalendarFeed } from '../../../api/types'
import { Tag, type Tone } from '../../../components/tag'
import { momentOf, stayDays } from '../../../format/dates'
import styles from './other-calendars.module.css'
import type { FeedSteps } from './use-feed-steps'

const TONES = {
  new: 'stone',
  fine: 'acacia',
  partly: 'sun',
  held: 'sun',
  failed: 'laterite',
} as const satisfies Record<CalendarFeed['state'], Tone>

interface FeedLineProps {
  feed: CalendarFeed
  steps: FeedSteps
  ask: (step: 'remove' | 'release') => void
}

/** A followed calendar: what it takes, how it is, and what lies over bookings. */
export function FeedLine({ feed, steps, ask }: FeedLineProps) {
  const { t } = useTranslation()
  const { name, site, state, nights, conflicts } = feed

  return (
    <li className={styles.feed}>
      <div className={styles.head}>
        <p className={styles.name}>
          {name} <Tag tone={TONES[state]}>{t(`calendars.states.${state}`)}</Tag>
        </p>
        <span className={styles.steps}>
          <Button
            icon={<RefreshCw size={16} aria-hidden="true" />}
            aria-label={t('calendars.refreshNamed', { name })}
            loading={steps.reading === feed._id}
            onClick={() => void steps.refresh(feed)}
          >
            {t('calendars.refresh')}
          </Button>
          <Button
            icon={<Trash2 size={16} aria-hidden="true" />}
            aria-label={t('calendars.removeNamed', { name })}
            onClick={() => ask('remove')}
          >
            {t('calendars.remove')}
          </Button>
        </span>
      </div>
      <p className={styles.soft}>
        {site} · {t('calendars.nights', { count: nights })}
      </p>
      <Condition feed={feed} />
      {state === 'held' && <Button onClick={() => ask('release')}>{t('calendars.release')}</Button>}
      {conflicts.length > 0 && <Conflicts feed={feed} />}
    </li>
  )
}

function Condition({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation()
  const { state, failure, held, fetchedAt, nextAt } = feed
  const said = [
    failure && t(`calendars.failures.${failure}`),
    state === 'held' && t('calendars.heldHint', { count: held }),
    state === 'partly' && t('calendars.partlyHint'),
    fetchedAt && t('calendars.readAt', { time: momentOf(fetchedAt) }),
    t('calendars.nextAt', { time: momentOf(nextAt) }),
  ]
  return <p role={state === 'failed' ? 'status' : undefined}>{said.filter(Boolean).join(' ')}</p>
}

/** Nights sold twice: only the host knows who comes. */
function Conflicts({ feed: { name, conflicts } }: { feed: CalendarFeed }) {
  const { t } = useTranslation()
  return (
    <div className={styles.conflicts} role="group" aria-label={t('calendars.conflicts', { name })}>
      <p className={styles.name}>{t('calendars.conflicts', { name })}</p>
      <ul>
        {conflicts.map(({ _id, from, to, booking }) => (
          <li key={_id}>
            {t('calendars.there', { name, dates: stayDays(from, to) })}{' '}
            <Link to={`/bookings/${booking._id}`}>
              {t('calendars.here', {
                name: booking.guest.firstName,
                dates: stayDays(booking.checkIn, booking.checkOut),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
