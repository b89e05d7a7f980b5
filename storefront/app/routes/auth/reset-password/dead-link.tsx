import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import { AuthHeading } from '../auth-heading'

/** 'Invalid Reset Link': truncated, expired or used. */
export function DeadLink() {
  const t = useText(passwords)

  return (
    <>
      <div role="alert">
        <AuthHeading
          title={t('passwords.reset.dead.title')}
          lead={t('passwords.reset.dead.text')}
        />
      </div>
      <LinkButton to="/auth/forgot-password" size="lg">
        {t('passwords.reset.dead.action')}
      </LinkButton>
    </>
  )
}
