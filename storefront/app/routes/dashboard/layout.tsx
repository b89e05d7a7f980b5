import { LayoutDashboard, Luggage } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'
import { Avatar } from '~/components/avatar'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import layout from '~/locales/en/layout.json'
import { requireGuest } from '~/session.server'
import type { Route } from './+types/layout'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { user: await requireGuest(request, context) }
}

/** The guest's menu (specification §2.3). */
const entries = [
  { to: '/dashboard', text: 'dashboard.overview', icon: LayoutDashboard, end: true },
  { to: '/dashboard/bookings', text: 'dashboard.trips', icon: Luggage, end: false },
] as const

/** The guest's house: a menu beside the page, on phones at the lower edge under the thumb. */
export default function Dashboard({ loaderData: { user } }: Route.ComponentProps) {
  const t = useText(dashboard)
  const tl = useText(layout)

  return (
    <div className="dashboard">
      <meta name="robots" content="noindex" />
      <div className="dashboard-side">
        <div className="hidden items-center gap-3 px-3 pb-5 lg:flex">
          <Avatar person={user} size={44} />
          <p className="grid min-w-0">
            <span className="truncate font-semibold">
              {user.firstName} {user.lastName}
            </span>
            <span className="text-sm text-muted">{tl(`layout.role.${user.role}`)}</span>
          </p>
        </div>
        <nav aria-label={t('dashboard.navigation')}>
          <ul className="dashboard-menu">
            {entries.map(({ to, text, icon: Icon, end }) => (
              <li key={to}>
                <NavLink to={to} end={end} prefetch="intent">
                  <Icon aria-hidden size={20} />
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="dashboard-page">
        <Outlet />
      </div>
    </div>
  )
}
