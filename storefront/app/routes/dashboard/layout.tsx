import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import type { Viewer } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { dashboardOnly, userContext } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import { ErrorPage } from '~/layout/error-page'
import dashboard from '~/locales/en/dashboard.json'
import layout from '~/locales/en/layout.json'
import { viewerOf } from '~/viewer.server'
import { menuFor } from './menu'
import { OneAccount } from './one-account'
import { TripSearch } from './trip-search'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [dashboardOnly]

export function loader({ context }: Route.LoaderArgs) {
  return { user: viewerOf(context.get(userContext)) }
}

/** Private pages are not stored, so Back shows nothing after signing out. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <Frame user={loaderData.user}>
      <Outlet />
    </Frame>
  )
}

/** A page that fails keeps the menu; without a user there is none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return loaderData ? (
    <Frame user={loaderData.user}>
      <ErrorPage error={error} />
    </Frame>
  ) : (
    <ErrorPage error={error} />
  )
}

/** The guest's dashboard, with its menu at the bottom on phones. */
function Frame({ user, children }: { user: Viewer; children: ReactNode }) {
  const t = useText(dashboard)
  const tl = useText(layout)

  return (
    <div className="dashboard">
      <meta name="robots" content="noindex" />
      <OneAccount id={user._id} />
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
            {menuFor(user.role).map(({ to, text, icon: Icon, ...link }) => (
              <li key={to}>
                <NavLink to={to} {...link}>
                  <Icon aria-hidden size={20} />
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="dashboard-page">
        {user.role === 'guest' && <TripSearch />}
        {children}
      </div>
    </div>
  )
}
