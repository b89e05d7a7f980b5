import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '../../api/types'
import { Confirm } from '../../components/confirm'
import { fullName } from '../../components/portrait'
import { useDeed } from '../../hooks/use-deed'
import { http } from '../../providers/http'
import { pathOf } from './columns'

interface UserDialogProps {
  user: User
  deed: 'toggle' | 'delete'
  gone: () => void
}

export default function UserDialog({ user, deed, gone }: UserDialogProps) {
  return deed === 'delete' ? (
    <DeleteDialog user={user} gone={gone} />
  ) : (
    <ToggleDialog user={user} gone={gone} />
  )
}

type DialogProps = Omit<UserDialogProps, 'deed'>

function ToggleDialog({ user, gone }: DialogProps) {
  const { t } = useTranslation()
  const deed = useDeed('users')
  const name = fullName(user)
  const step = user.isActive ? 'deactivate' : 'activate'

  async function toggle() {
    await deed(
      () => http.patch<User>(`/users/${user._id}/toggle-status`),
      ({ data }) => t(data.isActive ? 'users.activate.done' : 'users.deactivate.done')
    )
  }

  return (
    <Confirm
      title={t(`users.${step}.title`, { name })}
      confirm={t(`users.${step}.confirm`)}
      dismiss={t('users.dismiss')}
      failed={t('users.statusFailed')}
      danger={user.isActive}
      act={toggle}
      gone={gone}
    >
      <p>{t(`users.${step}.effect`, { name })}</p>
    </Confirm>
  )
}

/** What is gone for good depends on what somebody was (§2.14). */
function DeleteDialog({ user, gone }: DialogProps) {
  const { t } = useTranslation()
  const deed = useDeed('users', 'lists')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  function close(done: boolean) {
    gone()
    if (done && pathname.startsWith(pathOf(user))) {
      void navigate({ pathname: '/users', search }, { replace: true })
    }
  }

  return (
    <Confirm
      title={t('users.delete.title', { name: fullName(user) })}
      confirm={t('users.delete.confirm')}
      dismiss={t('users.dismiss')}
      failed={t('users.delete.failed')}
      danger
      act={() =>
        deed(
          () => http.delete(`/users/${user._id}`),
          () => t('users.delete.done')
        )
      }
      gone={close}
    >
      <p>{t(user.role === 'guest' ? 'users.delete.effect' : 'users.delete.effectHost')}</p>
      <p>{t('users.delete.hint')}</p>
    </Confirm>
  )
}
