import { BadgeCheck, CircleAlert, Settings } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { Badge } from '~/components/badge'
import { formatMonth } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'
import profile from '~/locales/en/profile.json'
import { AvatarField } from './avatar-field'

export function PersonCard({ user, fault }: { user: User; fault: string | undefined }) {
  const t = useText(profile)
  const tl = useText(layout)
  const { locale } = useLanguage()
  const Icon = user.emailVerified ? BadgeCheck : CircleAlert

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 rounded-lg border border-line bg-surface p-6 text-center">
      <Avatar person={user} size={112} />
      <div className="grid w-full gap-1.5">
        <h2 className="text-xl">
          {user.firstName} {user.lastName}
        </h2>
        <p className="text-muted wrap-anywhere">{user.email}</p>
        <p className="flex flex-wrap items-center justify-center gap-2 pt-1">
          <Badge tone="acacia">{tl(`layout.role.${user.role}`)}</Badge>
          <Badge tone={user.emailVerified ? 'ocean' : 'sun'}>
            <Icon aria-hidden size={14} />
            {user.emailVerified ? t('profile.verified') : t('profile.unverified')}
          </Badge>
        </p>
        <p className="text-sm text-muted">
          {t('profile.since', { month: formatMonth(user.createdAt, locale) })}
        </p>
      </div>
      <AvatarField owner={user._id} fault={fault} />
      <Link
        to="/dashboard/settings"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-acacia hover:underline"
      >
        <Settings aria-hidden size={18} />
        {t('profile.settings')}
      </Link>
    </section>
  )
}
