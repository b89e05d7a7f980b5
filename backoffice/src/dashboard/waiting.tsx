import {
  CalendarX2,
  Flag,
  HandCoins,
  Mail,
  MessageSquareReply,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Failed } from '../components/failed'
import { ListSkeleton } from '../components/list-skeleton'
import { fullName } from '../components/portrait'
import { stayDays } from '../format/dates'
import { number } from '../format/money'
import { useMe } from '../hooks/use-me'
import { useContestedClaims } from '../hooks/use-total'
import { rowOf } from '../resources'
import {
  SHOWN,
  useBookedElsewhere,
  usePending,
  useProposed,
} from '../resources/bookings/use-pending'
import panel from './panel.module.css'
import { StayLine } from './stay-line'
import { useReviewCount, useUnread } from './use-overview'
import styles from './waiting.module.css'

/** What waits for an answer: requests, other dates, stays sold twice, reviews, and for admins claims of deposits, reports and messages. */
export function Waiting() {
  const { t } = useTranslation()
  const { result, query } = usePending()
  const { total = 0 } = result
  const { role } = useMe()
  const proposed = useProposed(role !== 'admin').result.data
  const others = useOthers()
  const nothing = query.data && total === 0 && proposed.length === 0 && others.length === 0

  return (
    <section aria-labelledby="waiting">
      <div className={panel.head}>
        <h2 id="waiting" className={panel.title}>
          {t('overview.waiting')}
        </h2>
        {total > SHOWN && (
          <Link to="/bookings?status=pending" className={panel.all}>
            {t('overview.allPending', { count: total, formatted: number(total) })}
          </Link>
        )}
      </div>
      {query.isLoading && <ListSkeleton rows={SHOWN} />}
      {query.isLoadingError && (
        <Failed title={t('overview.waitingFailed')} retry={() => void query.refetch()} />
      )}
      {nothing && (
        <p className={panel.empty} role="status">
          {t('overview.waitingEmpty')}
        </p>
      )}
      {query.data && !nothing && (
        <ul className={panel.panel} aria-busy={query.isFetching}>
          {result.data.map((booking) => (
            <StayLine key={booking._id} booking={booking} next="approve" />
          ))}
          {proposed.map((booking) => (
            <StayLine key={booking._id} booking={booking} next="agreeDates" />
          ))}
          {others.map(({ to, key = to, icon: Icon, text }) => (
            <li key={key}>
              <Link to={to} className={styles.other}>
                <Icon size={18} aria-hidden="true" />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface Other {
  to: string
  /** Where several lead to the same */
  key?: number
  icon: LucideIcon
  text: string
}

/** Counted by the server; what fails to load is left out. */
function useOthers(): Other[] {
  const { t } = useTranslation()
  const { role } = useMe()
  const admin = role === 'admin'
  const unanswered = useReviewCount('my-reviews', !admin).result.total ?? 0
  const flagged = useReviewCount('flagged', admin).result.total ?? 0
  const unread = useUnread(admin).result.data?.unread ?? 0
  const contested = useContestedClaims()
  const contacts = rowOf('contacts')?.list.path
  const elsewhere = useBookedElsewhere(!admin).result.data
  const others: Other[] = elsewhere.flatMap(({ _id: key, guest, property, ...stay }) => {
    const dates = stayDays(stay.checkIn, stay.checkOut)
    const text = t('overview.bookedElsewhere', { name: fullName(guest), dates })
    return property ? { to: `/properties/${property._id}`, key, icon: CalendarX2, text } : []
  })

  if (!admin && unanswered > 0) {
    const text = t('overview.unanswered', { count: unanswered, formatted: number(unanswered) })
    others.push({ to: '/reviews?answered=false', icon: MessageSquareReply, text })
  }
  if (contested > 0) {
    const text = t('overview.claims', { count: contested, formatted: number(contested) })
    others.push({ to: '/payouts/claims?status=contested', icon: HandCoins, text })
  }
  if (flagged > 0) {
    const text = t('overview.flagged', { count: flagged, formatted: number(flagged) })
    others.push({ to: '/reviews/flagged', icon: Flag, text })
  }
  if (unread > 0 && contacts) {
    const text = t('overview.unread', { count: unread, formatted: number(unread) })
    others.push({ to: contacts, icon: Mail, text })
  }
  return others
}
