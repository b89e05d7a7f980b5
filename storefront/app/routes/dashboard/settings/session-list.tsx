import { Laptop, Smartphone, type LucideIcon } from 'lucide-react'
import { LinkButton } from '~/components/button'
import { Badge } from '~/components/badge'
import { dateFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import settings from '~/locales/en/settings.json'
import { useDeviceName } from './device-name'
import type { ListedSession } from './sessions.server'

interface SessionListProps {
  sessions: ListedSession[] | null
  timezone: string
}

/** Sessions shown before unfolding. */
const FIRST = 5

export function SessionList({ sessions, timezone }: SessionListProps) {
  const t = useText(settings)
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []

  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-1">
          <h2 className="text-xl">{t('settings.sessions')}</h2>
          <p className="text-muted">{t('settings.sessions.lead')}</p>
        </div>
        {others.length > 0 && (
          <LinkButton to="/dashboard/settings/sessions/others" tone="danger" size="sm">
            {t('settings.sessions.endOthers')}
          </LinkButton>
        )}
      </header>
      {sessions ? (
        <div className="rounded-lg border border-line bg-surface px-5">
          <Rows sessions={sessions.slice(0, FIRST)} timezone={timezone} />
          {sessions.length > FIRST && (
            <details className="border-t border-line">
              <summary className="flex min-h-13 items-center font-semibold text-acacia underline underline-offset-4">
                {t('settings.sessions.more', { count: sessions.length - FIRST })}
              </summary>
              <Rows sessions={sessions.slice(FIRST)} timezone={timezone} />
            </details>
          )}
        </div>
      ) : (
        <p role="alert" className="rounded-lg bg-sunken p-5">
          {t('settings.sessions.failed')}
        </p>
      )}
    </section>
  )
}

function Rows({ sessions, timezone }: { sessions: ListedSession[]; timezone: string }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <li key={session._id}>
          <Session session={session} timezone={timezone} />
        </li>
      ))}
    </ul>
  )
}

function Session({ session, timezone }: { session: ListedSession; timezone: string }) {
  const t = useText(settings)
  const { locale } = useLanguage()
  const device = useDeviceName()(session)
  const Icon: LucideIcon = session.device.kind === 'mobile' ? Smartphone : Laptop
  const format = dateFormat(locale, {
    timeZone: timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
  })
  const used = session.lastUsedAt ?? session.createdAt
  const time = format.format(new Date(used))

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden size={24} className="shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 basis-32 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="acacia">{t('settings.sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={used}>
            {t(session.lastUsedAt ? 'settings.sessions.lastUsed' : 'settings.sessions.signedIn', {
              time,
            })}
          </time>
          {session.network && (
            <span className="max-sm:block">
              <span className="max-sm:hidden"> · </span>
              {t('settings.sessions.address', { address: session.network })}
            </span>
          )}
        </p>
      </div>
      <LinkButton
        to={`/dashboard/settings/sessions/${session._id}`}
        tone="quiet"
        size="sm"
        aria-label={t('settings.sessions.endNamed', { device })}
      >
        {t('settings.sessions.end')}
      </LinkButton>
    </div>
  )
}
