import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { HeroScene } from '~/components/hero-scene'
import { visitorsOnly } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import { ErrorPage } from '~/layout/error-page'
import auth from '~/locales/en/auth.json'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [visitorsOnly]

/** Without a loader, client-side navigation would ask nothing, and the guard would not run. */
export function loader() {
  return null
}

/** Sign-in pages are never cached. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

/** The sign-in pages' layout: a picture above on phones, beside on larger screens. */
export default function AuthLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText(auth)

  return (
    <div className="auth-page">
      <div className="auth-scene hero-sky">
        <div className="auth-words">
          <p className="font-display text-3xl font-extrabold">{t('auth.greeting')}</p>
          <p className="max-w-sm text-lg">{t('auth.promise')}</p>
        </div>
        <HeroScene />
      </div>
      <div className="auth-form">{children}</div>
    </div>
  )
}
