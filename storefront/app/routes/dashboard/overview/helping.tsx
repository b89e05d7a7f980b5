import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Helping } from '~/api/types'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'

/** The way to the places one helps with, for who does or is asked to. */
export function HelpingLink({ helping }: { helping: Helping | null }) {
  const t = useText(dashboard)
  if (!helping || helping.places.length + helping.invitations.length === 0) {
    return null
  }

  return (
    <Link
      to="/dashboard/helping"
      className="flex min-h-11 items-center justify-between gap-3 rounded-lg border border-line bg-surface p-5 font-semibold hover:border-ink"
    >
      {helping.invitations.length > 0
        ? t('dashboard.helping.asked', { count: helping.invitations.length })
        : t('dashboard.helping')}
      <ArrowRight aria-hidden size={18} />
    </Link>
  )
}
