import { Heart, Luggage, MessageSquareText, Wallet } from 'lucide-react'
import type { GuestTotals } from '~/api/types'
import { formatMoney } from '@makao/shared/money'
import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'

const cards = [
  { key: 'bookings', icon: Luggage, look: 'bg-acacia-wash text-acacia' },
  { key: 'wishlist', icon: Heart, look: 'bg-laterite-wash text-laterite' },
  { key: 'reviews', icon: MessageSquareText, look: 'bg-ocean-wash text-ocean' },
  { key: 'spent', icon: Wallet, look: 'bg-sun-wash text-sun-ink' },
] as const

/** The guest's four figures; null when they failed to load. Spent is in KES. */
export function StatCards({ totals }: { totals: GuestTotals | null }) {
  const t = useText(dashboard)
  const { locale } = useLanguage()
  if (!totals) {
    return (
      <p role="alert" className="rounded-lg bg-sunken p-5 text-muted">
        {t('dashboard.stats.failed')}
      </p>
    )
  }

  return (
    <dl
      aria-label={t('dashboard.stats')}
      className="grid divide-y divide-line rounded-lg border border-line bg-surface px-4 sm:grid-cols-2 sm:gap-4 sm:divide-y-0 sm:border-0 sm:bg-transparent sm:px-0 xl:grid-cols-4"
    >
      {cards.map(({ key, icon: Icon, look }) => (
        <div
          key={key}
          className="flex items-center justify-between gap-4 py-3 sm:grid sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-5"
        >
          <dt className="flex items-center gap-3 text-sm font-medium text-muted">
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
              <Icon aria-hidden size={18} />
            </span>
            {t(`dashboard.stats.${key}`)}
          </dt>
          <dd className="tabular font-display text-lg font-bold sm:text-xl">
            {key === 'spent'
              ? formatMoney(Math.round(totals.spent.total), 'KES', locale)
              : numberFormat(locale).format(totals[key].total)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
