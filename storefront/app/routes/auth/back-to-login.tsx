import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import { useReturning } from './use-returning'

export function BackToLogin() {
  const t = useText(passwords)
  const returning = useReturning()

  return (
    <Link
      to={returning('/auth/login')}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-acacia underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden size={18} />
      {t('passwords.back')}
    </Link>
  )
}
