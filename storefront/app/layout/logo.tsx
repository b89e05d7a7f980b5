import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'

export function Logo() {
  const t = useText(common)

  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-extrabold tracking-tight"
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <path
          d="M3 15.5 16 4l13 11.5"
          fill="none"
          stroke="var(--laterite)"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M8 19.5h16" stroke="var(--sun)" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M8 24.2h16" stroke="var(--acacia)" strokeWidth="3.6" strokeLinecap="round" />
      </svg>
      {t('common.brand')}
    </Link>
  )
}
