import { Link } from 'react-router'
import { RichText } from '~/i18n/rich-text'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import { AuthHeading } from '../auth-heading'
import { useReturning } from '../use-returning'

export function CheckYourEmail({ address }: { address: string }) {
  const t = useText(passwords)
  const returning = useReturning()

  return (
    <>
      <AuthHeading title={t('passwords.forgot.sent.title')} />
      <p className="text-lg">
        <RichText
          text={t('passwords.forgot.sent.text', { email: address })}
          slots={{ email: (email) => <strong className="wrap-anywhere">{email}</strong> }}
        />
      </p>
      <p className="text-muted">
        <RichText
          text={t('passwords.forgot.sent.nothing')}
          slots={{
            again: (words) => (
              <Link
                to={returning('/auth/forgot-password')}
                className="inline-block py-2 font-semibold text-acacia underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}
