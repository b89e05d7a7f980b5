import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import { AuthHeading } from '../auth-heading'
import { REDIRECT_SECONDS } from './timing'

/** 'Password Reset Complete', with a redirect to the sign-in page. */
export function ResetComplete() {
  const t = useText(passwords)
  const navigate = useNavigate()

  useEffect(() => {
    const timer = setTimeout(
      () => void navigate('/auth/login', { replace: true }),
      REDIRECT_SECONDS * 1000
    )
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <>
      <div role="status">
        <AuthHeading
          title={t('passwords.reset.done.title')}
          lead={t('passwords.reset.done.text')}
        />
      </div>
      <LinkButton to="/auth/login" replace size="lg">
        {t('passwords.reset.done.action')}
      </LinkButton>
    </>
  )
}
