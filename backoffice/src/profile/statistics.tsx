import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DashboardTotals } from '../api/types'
import { useTotals } from '../dashboard/use-totals'
import { number } from '../format/money'
import { useMe } from '../hooks/use-me'
import styles from './profile.module.css'

type Label = 'listed' | 'bookings' | 'likes' | 'users' | 'properties'

const STATS: Record<'admin' | 'host', [keyof DashboardTotals, Label][]> = {
  admin: [
    ['users', 'users'],
    ['properties', 'properties'],
    ['bookings', 'bookings'],
  ],
  host: [
    ['properties', 'listed'],
    ['bookings', 'bookings'],
    ['likes', 'likes'],
  ],
}

export function Statistics() {
  const { t } = useTranslation()
  const { role } = useMe()
  const { result, query } = useTotals()
  const kind = role === 'admin' ? 'admin' : 'host'

  return (
    <section className={styles.card} aria-busy={query.isLoading}>
      <h2 className={styles.title}>{t(`profile.stats.${kind}`)}</h2>
      {query.isLoadingError ? (
        <>
          <p role="alert">{t('profile.stats.failed')}</p>
          <Button onClick={() => void query.refetch()}>{t('actions.retry')}</Button>
        </>
      ) : (
        <dl className={styles.stats}>
          {STATS[kind].map(([total, label]) => (
            <div key={total}>
              <dt>{t(`profile.stats.${label}`)}</dt>
              <dd>{query.isLoading ? '…' : number(result.data?.[total]?.total ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
