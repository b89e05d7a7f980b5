import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Role, User } from '../../api/types'
import { Tag, Tags, type Tone } from '../../components/tag'

const TONES: Record<Role, Tone> = { admin: 'laterite', host: 'ocean', guest: 'stone' }

export function RoleTag({ role }: { role: Role }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[role]}>{t(`roles.${role}`)}</Tag>
}

/** Active or Inactive, and Verified when the e-mail is. */
export function UserFlags({ user }: { user: Pick<User, 'isActive' | 'emailVerified'> }) {
  const { t } = useTranslation()
  return (
    <Tags>
      <Tag tone={user.isActive ? 'acacia' : 'stone'}>
        {t(user.isActive ? 'users.active' : 'users.inactive')}
      </Tag>
      {user.emailVerified && (
        <Tag tone="ocean">
          <BadgeCheck size={14} aria-hidden="true" />
          {t('users.verified')}
        </Tag>
      )}
    </Tags>
  )
}
