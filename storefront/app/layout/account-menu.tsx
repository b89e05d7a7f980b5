import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Viewer } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { Badge } from '~/components/badge'
import { Icon } from '~/components/icon'
import { useDismiss } from '~/components/use-dismiss'
import { useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'
import { FrameForm } from './frame-form'
import { accountLinks } from './navigation'

/** The account menu; opens without scripts. */
export function AccountMenu({ user }: { user: Viewer }) {
  const t = useText(layout)
  const menu = useClosingDetails()

  return (
    <details ref={menu} className="group relative">
      <summary className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface py-1 pr-3 pl-1 hover:border-ink">
        <Avatar person={user} size={36} />
        <span className="sr-only">{t('layout.account')}</span>
        <span className="max-w-32 truncate font-semibold">{user.firstName}</span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-2 w-72 rounded-lg border border-line bg-surface p-2 shadow-lift">
        <AccountCard user={user} />
        <AccountLinks user={user} />
      </div>
    </details>
  )
}

export function AccountCard({ user }: { user: Viewer }) {
  const t = useText(layout)

  return (
    <div className="grid gap-1 px-3 py-2.5">
      <p className="flex items-center justify-between gap-2 font-semibold">
        <span className="truncate">
          {user.firstName} {user.lastName}
        </span>
        <Badge tone="acacia">{t(`layout.role.${user.role}`)}</Badge>
      </p>
      <p className="truncate text-sm text-muted">{user.email}</p>
    </div>
  )
}

export function AccountLinks({ user }: { user: Viewer }) {
  const t = useText(layout)
  const look = 'flex min-h-11 w-full items-center rounded-md px-3 text-left hover:bg-sunken'

  return (
    <ul className="border-t border-line pt-2">
      {accountLinks(user.role).map(({ to, text, reloadDocument }) => (
        <li key={to}>
          <Link to={to} reloadDocument={reloadDocument} className={look}>
            {t(text)}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <FrameForm action="/auth/logout">
          <button className={`${look} font-semibold text-laterite-strong`}>
            {t('layout.signOut')}
          </button>
        </FrameForm>
      </li>
    </ul>
  )
}

/** Closes a `<details>` on Escape, on a click outside and when the focus leaves. */
function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    details.current?.removeAttribute('open')
  }, [key])

  useDismiss(details, true, (refocus) => {
    if (details.current?.open) {
      details.current.open = false
      if (refocus) {
        details.current.querySelector('summary')?.focus()
      }
    }
  })

  return details
}
