import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveFor } from './leave'
import { Loading } from './loading'

/** The sign-in page is the storefront's; it brings people back to where they were. */
export function LeaveToSignIn() {
  const { t } = useTranslation()

  useEffect(() => {
    const here = window.location.pathname + window.location.search
    leaveFor(`/auth/login?returnTo=${encodeURIComponent(here)}`, 'error', t('errors.session'))
  }, [t])

  return <Loading fills />
}
