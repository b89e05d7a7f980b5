import { Button } from 'antd'
import { Eye, Power, PowerOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { fullName } from '../../components/portrait'
import { useMe } from '../../hooks/use-me'
import { pathOf } from './paths'
import { useUserDialog } from './user-dialog-provider'

/** View, activate or deactivate, delete; one's own account can only be viewed. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation()
  const me = useMe()
  const choose = useUserDialog()
  const name = fullName(user)
  const Toggle = user.isActive ? PowerOff : Power
  const toggle = t(user.isActive ? 'users.deactivateNamed' : 'users.activateNamed', { name })

  return (
    <span className={cells.actions}>
      <OverlayLink
        to={pathOf(user)}
        className={cells.open}
        label={t('users.openDetails', { name })}
      >
        <Eye size={19} aria-hidden="true" />
      </OverlayLink>
      {user._id !== me._id && (
        <>
          <Button
            type="text"
            size="small"
            aria-label={toggle}
            title={toggle}
            icon={<Toggle size={18} aria-hidden="true" />}
            onClick={() => choose({ user, action: 'toggle' })}
          />
          <Button
            type="text"
            size="small"
            danger
            aria-label={t('users.deleteNamed', { name })}
            title={t('users.deleteNamed', { name })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => choose({ user, action: 'delete' })}
          />
        </>
      )}
    </span>
  )
}
