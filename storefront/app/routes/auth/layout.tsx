import { Outlet } from 'react-router'
import { HeroScene } from '~/components/hero-scene'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'

/** Who tries to come in is nobody's business: nothing of it stays in a cache. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

/** Sign-in, registration and verification share one evening: a strip on phones, half the page beside a desk. */
export default function AuthLayout() {
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
      <div className="auth-form">
        <Outlet />
      </div>
    </div>
  )
}
