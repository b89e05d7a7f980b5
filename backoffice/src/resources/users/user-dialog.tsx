import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '../../api/types'
import { Confirm } from '../../components/confirm'
import { fullName } from '../../components/portrait'
import { useRecordStep } from '../../hooks/use-record-step'
import { pathOf } from './paths'
import { TwoFactorDialog } from './two-factor-dialog'

interface UserDialogProps {
  user: User
  action: 'toggle' | 'twoFactor' | 'delete'
  gone: () => void
}

export default function UserDialog({ user, action, gone }: UserDialogProps) {
  const Dialog = DIALOGS[action]
  return <Dialog user={user} gone={gone} />
}

const DIALOGS = { toggle: ToggleDialog, twoFactor: TwoFactorDialog, delete: DeleteDialog }

export type DialogProps = Omit<UserDialogProps, 'action'>

function ToggleDialog({ user, gone }: DialogProps) {
  const { t } = useTranslation()
  const { change } = useRecordStep<User>('users')
  const name = fullName(user)
  const step = user.isActive ? 'deactivate' : 'activate'

  const toggle = () =>
    change(
      user._id,
      ({ isActive }) => t(isActive ? 'users.activate.done' : 'users.deactivate.done'),
      { values: { isActive: !user.isActive }, meta: { move: 'toggle-status', method: 'patch' } }
    )

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
      <p>
        {t(
          step === 'activate' && user.role !== 'guest'
            ? 'users.activate.effectHost'
            : `users.${step}.effect`,
          { name }
        )}
      </p>
    </Confirm>
  )
}

/** What is deleted depends on the role (§2.14). */
function DeleteDialog({ user, gone }: DialogProps) {
  const { t } = useTranslation()
  const { remove } = useRecordStep<User>('users')
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
      act={() => remove(user._id, t('users.delete.done'))}
      gone={close}
    >
      <p>{t(user.role === 'guest' ? 'users.delete.effect' : 'users.delete.effectHost')}</p>
      <p>{t('users.delete.hint')}</p>
    </Confirm>
  )
}
