import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../components/notice'
import { Loading } from './loading'

/** How long the reason stays readable before the page changes, in ms. */
const READING_TIME = 1500

/** The sign-in page is the storefront's; it brings people back to where they were. */
export function LeaveToSignIn() {
  const { t } = useTranslation()
  const here = window.location.pathname + window.location.search
  const signIn = `/auth/login?returnTo=${encodeURIComponent(here)}`

  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(signIn), READING_TIME)
    return () => clearTimeout(timer)
  }, [signIn])

  return (
    <main>
      <Notice title={t('errors.session')} hint={t('shell.leaving')}>
        <a href={signIn}>{t('shell.signIn')}</a>
      </Notice>
      <Loading />
    </main>
  )
}
