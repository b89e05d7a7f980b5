import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Viewer } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Icon } from '~/components/icon'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import layout from '~/locales/en/layout.json'
import { AccountCard, AccountLinks } from './account-menu'
import { LanguageChoice } from './language-choice'
import { canHost, hostLink, publicLinks } from './navigation'

export const MOBILE_MENU = 'mobile-menu'

/** The navigation on phones, as a native popover. The header has the same links, which are discovered there. */
export function MobileMenu({ user }: { user: Viewer | null }) {
  const t = useText(layout)
  const tc = useText(common)
  const sheet = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) {
      sheet.current.hidePopover()
    }
  }, [key])

  return (
    <div ref={sheet} id={MOBILE_MENU} popover="auto" className="sheet">
      <div className="grid gap-4 px-5 py-4">
        <div className="flex items-center justify-between">
          <p className="font-display text-lg font-bold">{t('layout.menu')}</p>
          <button
            type="button"
            popoverTarget={MOBILE_MENU}
            popoverTargetAction="hide"
            className="round -mr-2"
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">{tc('common.close')}</span>
          </button>
        </div>
        <nav aria-label={t('layout.mainNavigation')}>
          <ul className="sheet-links">
            {publicLinks.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} discover="none">
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {user ? (
          <div className="rounded-lg bg-sunken p-2">
            <AccountCard user={user} />
            <AccountLinks user={user} />
          </div>
        ) : (
          <div className="grid gap-3 pt-2">
            <LinkButton to="/auth/login" discover="none" tone="quiet">
              {t('layout.signIn')}
            </LinkButton>
            <LinkButton to="/auth/register?role=host" discover="none">
              {t('layout.becomeHost')}
            </LinkButton>
          </div>
        )}
        {user && canHost(user.role) && (
          <LinkButton to={hostLink.to} reloadDocument>
            {t(hostLink.text)}
          </LinkButton>
        )}
        <div className="border-t border-line pt-3">
          <LanguageChoice />
        </div>
      </div>
    </div>
  )
}
