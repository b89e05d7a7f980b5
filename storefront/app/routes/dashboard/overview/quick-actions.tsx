import { ChevronRight, Heart, Luggage, Search } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'

const actions = [
  { key: 'browse', to: '/properties', icon: Search },
  { key: 'trips', to: '/dashboard/bookings', icon: Luggage },
  { key: 'wishlist', to: '/dashboard/wishlist', icon: Heart },
] as const

export function QuickActions() {
  const t = useText(dashboard)

  return (
    <nav aria-labelledby="quick-actions" className="grid gap-4">
      <h2 id="quick-actions" className="text-2xl">
        {t('dashboard.actions')}
      </h2>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        {actions.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link
              to={to}
              className="group flex h-full min-h-18 items-center gap-4 rounded-lg border border-line bg-surface px-5 py-3 transition-colors hover:border-acacia"
            >
              <Icon aria-hidden size={24} className="shrink-0 text-laterite" />
              <span className="grid grow">
                <span className="font-semibold group-hover:text-acacia">
                  {t(`dashboard.actions.${key}`)}
                </span>
                <span className="text-sm text-muted">{t(`dashboard.actions.${key}Hint`)}</span>
              </span>
              <ChevronRight
                aria-hidden
                size={20}
                className="shrink-0 text-muted md:max-xl:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
