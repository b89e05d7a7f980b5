import { useWarnAboutChange } from '@refinedev/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveFor } from './leave'
import { Loading } from './loading'

/** Goes to the storefront's sign-in page, which returns here. */
export function LeaveToSignIn() {
  const { t } = useTranslation()

  const { warnWhen, setWarnWhen } = useWarnAboutChange()

  useEffect(() => {
    if (warnWhen) {
      setWarnWhen(false) // Nothing can be saved without a session: nobody is asked.
      return
    }
    const here = window.location.pathname + window.location.search
    leaveFor(`/auth/login?returnTo=${encodeURIComponent(here)}`, 'error', t('errors.session'))
  }, [t, warnWhen, setWarnWhen])

  return <Loading fills />
}
