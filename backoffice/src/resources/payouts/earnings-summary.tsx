import { useList, type HttpError } from '@refinedev/core'
import type { TFunction } from 'i18next'
import { CalendarClock, CircleCheck, Hourglass, Send, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Earnings } from '../../api/types'
import { Failed } from '../../components/failed'
import { stayDay } from '../../format/dates'
import { money } from '../../format/money'
import styles from './earnings-summary.module.css'
import { TaxLine } from './tax-line'
import { WayLine } from './way-line'

/** What a host is paid next and when, what is due and on its way, and what was paid, per currency. */
export function EarningsSummary() {
  const { t } = useTranslation()
  const { result, query } = useList<Earnings & { _id: string }, HttpError>({
    resource: 'earnings',
    pagination: { mode: 'off' },
    errorNotification: false,
  })

  if (query.isLoadingError) {
    return <Failed title={t('earnings.failed')} retry={() => void query.refetch()} />
  }
  const shown = result.data.length > 0 ? result.data : [NOTHING]
  return (
    <section
      aria-label={t('earnings.summary')}
      aria-busy={query.isLoading}
      className={styles.summary}
    >
      {shown.map((earnings) => (
        <Cards key={earnings.currency} earnings={earnings} waits={query.isLoading} />
      ))}
      {shown
        .filter(({ owing }) => owing > 0)
        .map(({ currency, owing }) => (
          <p key={currency} className={styles.owing}>
            {t('earnings.owing', { amount: money(owing, currency) })}
          </p>
        ))}
      <p className={styles.how}>{t('earnings.how')}</p>
      <WayLine />
      <TaxLine />
    </section>
  )
}

const NOTHING: Earnings = {
  currency: 'KES',
  coming: 0,
  due: 0,
  onItsWay: 0,
  paid: 0,
  owing: 0,
  next: null,
}

function Cards({ earnings, waits }: { earnings: Earnings; waits: boolean }) {
  const { t } = useTranslation()
  const { coming, currency, due, next, onItsWay, paid } = earnings
  const amount = (value: number) => money(value, currency)
  return (
    <dl className={styles.cards}>
      <Card
        icon={CalendarClock}
        name={t('earnings.next')}
        value={amount(next?.amount ?? 0)}
        waits={waits}
        hint={nextHint(t, next, coming > 0 ? amount(coming) : null)}
      />
      <Card
        icon={Hourglass}
        name={t('earnings.due')}
        value={amount(due)}
        waits={waits}
        hint={t('earnings.dueHint')}
      />
      <Card
        icon={Send}
        name={t('earnings.onItsWay')}
        value={amount(onItsWay)}
        waits={waits}
        hint={t('earnings.onItsWayHint')}
      />
      <Card
        icon={CircleCheck}
        name={t('earnings.paid')}
        value={amount(paid)}
        waits={waits}
        hint={t('earnings.paidHint')}
      />
    </dl>
  )
}

/** @param coming null when nothing is */
function nextHint(t: TFunction, next: Earnings['next'], coming: string | null) {
  if (next === null) {
    return coming === null ? t('earnings.nothingNext') : t('earnings.noDayYet', { amount: coming })
  }
  const date = stayDay(next.on)
  return coming === null
    ? t('earnings.expected', { date })
    : t('earnings.nextHint', { date, amount: coming })
}

interface CardProps {
  icon: LucideIcon
  name: string
  value: string
  hint: string
  waits: boolean
}

function Card({ icon: Icon, name, value, hint, waits }: CardProps) {
  return (
    <div className={styles.card}>
      <dt className={styles.name}>
        <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
        {name}
      </dt>
      <dd className={waits ? styles.waiting : styles.value}>
        {waits ? <span className="sr-only">…</span> : value}
      </dd>
      {!waits && <dd className={styles.hint}>{hint}</dd>}
    </div>
  )
}
