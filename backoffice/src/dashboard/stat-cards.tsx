import { CalendarCheck, Heart, Home, Users, Wallet, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DashboardTotals, Revenue } from '../api/types'
import { Failed } from '../components/failed'
import { money, number } from '../format/money'
import { useMe } from '../hooks/use-me'
import styles from './stat-cards.module.css'
import { useTotals } from './use-totals'

type Total = keyof DashboardTotals

interface Stat {
  total: Total
  label: Total | 'myProperties'
  icon: LucideIcon
}

const bookings: Stat = { total: 'bookings', label: 'bookings', icon: CalendarCheck }
const revenue: Stat = { total: 'revenue', label: 'revenue', icon: Wallet }

const STATS: Record<'admin' | 'host', Stat[]> = {
  admin: [
    { total: 'users', label: 'users', icon: Users },
    { total: 'properties', label: 'properties', icon: Home },
    bookings,
    revenue,
  ],
  host: [
    { total: 'properties', label: 'myProperties', icon: Home },
    bookings,
    revenue,
    { total: 'likes', label: 'likes', icon: Heart },
  ],
}

/** Four totals (§2.11); revenue in KES. */
export function StatCards() {
  const { t } = useTranslation()
  const { role } = useMe()
  const { result, query } = useTotals()

  if (query.isLoadingError) {
    return <Failed title={t('overview.totalsFailed')} retry={() => void query.refetch()} />
  }
  const value = (total: Total) => {
    const amount = result.data?.[total]?.total ?? 0
    return total === 'revenue' ? money(amount) : number(amount)
  }

  return (
    <section aria-label={t('overview.totals')} aria-busy={query.isLoading}>
      <dl className={styles.cards}>
        {STATS[role === 'admin' ? 'admin' : 'host'].map(({ total, label, icon: Icon }) => (
          <div key={total} className={`${styles.card} ${total === 'revenue' ? styles.money : ''}`}>
            <dt className={styles.label}>
              <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
              {t(`overview.${label}`)}
            </dt>
            <dd className={query.isLoading ? styles.waiting : styles.value}>
              {query.isLoading ? <span className="sr-only">…</span> : value(total)}
            </dd>
            {total === 'revenue' && result.data?.revenue && (
              <RevenueParts {...result.data.revenue} />
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What of the revenue is paid, still due, and the host's own. */
function RevenueParts({ paid, due, hostShare }: Revenue) {
  const { t } = useTranslation()
  const { role } = useMe()
  const part = (name: string, amount: number) => (
    <span className={styles.part}>
      {name} <b>{money(amount)}</b>
    </span>
  )
  return (
    <dd className={styles.parts}>
      {part(t('overview.paid'), paid)}
      {part(t('overview.due'), due)}
      {part(t(role === 'admin' ? 'overview.hostsShare' : 'overview.yourShare'), hostShare)}
      <span className={styles.hint}>{t('overview.shareHint')}</span>
    </dd>
  )
}
