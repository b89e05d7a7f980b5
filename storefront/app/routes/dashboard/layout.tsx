import { NavLink, Outlet } from 'react-router'
import { Avatar } from '~/components/avatar'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import layout from '~/locales/en/layout.json'
import { requireOwner } from '~/session.server'
import { usePrefetch } from '~/use-saves-data'
import { menuFor } from './menu'
import type { Route } from './+types/layout'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { user: await requireOwner(request, context) }
}

/** What is somebody's own is kept by no cache on the way, and not shown by Back after signing out. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

/** The guest's house: a menu beside the page, on phones at the lower edge under the thumb. */
export default function Dashboard({ loaderData: { user } }: Route.ComponentProps) {
  const t = useText(dashboard)
  const tl = useText(layout)
  const prefetch = usePrefetch()

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
            {menuFor(user.role).map(({ to, text, icon: Icon, ...link }) => (
              <li key={to}>
                <NavLink to={to} {...link} prefetch={link.reloadDocument ? 'none' : prefetch}>
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
