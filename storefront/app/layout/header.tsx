import { NavLink } from 'react-router'
import type { Viewer } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Icon } from '~/components/icon'
import { useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'
import { usePrefetch } from '~/use-saves-data'
import { AccountMenu } from './account-menu'
import { Logo } from './logo'
import { MobileMenu, MOBILE_MENU } from './mobile-menu'
import { canHost, hostLink, publicLinks } from './navigation'

/** The navigation bar (specification §2.2), usable without scripts. */
export function Header({ user }: { user: Viewer | null }) {
  const t = useText(layout)
  const prefetch = usePrefetch()

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="kikoi" aria-hidden />
      <div className="page-width flex min-h-16 items-center gap-6">
        <Logo />
        <nav aria-label={t('layout.mainNavigation')} className="hidden lg:block">
          <ul className="main-links">
            {publicLinks.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} prefetch={prefetch}>
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto hidden items-center gap-3 lg:flex">
          {user ? <SignedIn user={user} /> : <SignedOut />}
        </div>
        <button
          type="button"
          popoverTarget={MOBILE_MENU}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold lg:hidden"
        >
          <Icon name="menu" className="size-5.5" />
          {t('layout.menu')}
        </button>
      </div>
      <MobileMenu user={user} />
    </header>
  )
}

function SignedOut() {
  const t = useText(layout)

  return (
    <>
      <LinkButton to="/auth/login" tone="plain" size="sm">
        {t('layout.signIn')}
      </LinkButton>
      <LinkButton to="/auth/register?role=host" size="sm">
        {t('layout.becomeHost')}
      </LinkButton>
    </>
  )
}

function SignedIn({ user }: { user: Viewer }) {
  const t = useText(layout)

  return (
    <>
      {canHost(user.role) && (
        <LinkButton to={hostLink.to} reloadDocument tone="plain" size="sm">
          {t(hostLink.text)}
        </LinkButton>
      )}
      <AccountMenu user={user} />
    </>
  )
}
