import { Link, useLocation } from 'react-router'
import type { Profile } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { Badge } from '~/components/badge'
import { Rating } from '~/components/stars'
import { useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'
import texts from '~/locales/en/person.json'
import { signInPath } from '~/sign-in-path'
import { useViewer } from '~/use-viewer'

/** @param props.month since when they are a member */
export function PersonCard({ person, month }: { person: Profile; month: string }) {
  const t = useText(texts)
  const tl = useText(layout)
  const { total: count } = person.properties

  return (
    <header className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 rounded-lg border border-line bg-surface p-6 text-center">
      <Avatar person={person} size={112} />
      <div className="grid gap-1.5">
        <h1 className="text-2xl wrap-anywhere">
          {person.firstName} {person.lastName}
        </h1>
        <p className="text-sm text-muted">{t('person.since', { month })}</p>
      </div>
      <p className="flex flex-wrap items-center justify-center gap-2">
        {person.isHost && <Badge tone="acacia">{tl('layout.role.host')}</Badge>}
        {person.isVerified && <Badge tone="ocean">{t('person.verified')}</Badge>}
      </p>
      {count > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 font-medium">
          {t('person.places', { count })}
          <Rating average={person.averageRating} count={person.totalReviews} />
        </p>
      )}
      <div className="w-full border-t border-line pt-4">
        <Contact person={person} />
      </div>
    </header>
  )
}

function Contact({ person: { firstName: name, email, phone } }: { person: Profile }) {
  const t = useText(texts)
  const viewer = useViewer()
  const { pathname } = useLocation()
  if (!viewer) {
    return (
      <Link to={signInPath(pathname)} className="text-acacia underline">
        {t('person.signIn', { name })}
      </Link>
    )
  }
  if (!email && !phone) {
    return <p className="text-muted">{t('person.noContact', { name })}</p>
  }

  return (
    <dl className="grid gap-3">
      {email && (
        <Way name={t('person.email')} href={`mailto:${email}`}>
          {email}
        </Way>
      )}
      {phone && (
        <Way name={t('person.phone')} href={`tel:${phone}`}>
          {phone}
        </Way>
      )}
    </dl>
  )
}

function Way({ name, href, children }: { name: string; href: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">
        <a
          href={href}
          className="inline-flex min-h-8 items-center font-semibold text-acacia underline"
        >
          {children}
        </a>
      </dd>
    </div>
  )
}
