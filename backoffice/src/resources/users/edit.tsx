import { useOne, type HttpError } from '@refinedev/core'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { User } from '../../api/types'
import dialog from '../../components/dialog.module.css'
import { Failed } from '../../components/failed'
import { fullName } from '../../components/portrait'
import { useDeed } from '../../hooks/use-deed'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import { http } from '../../providers/http'
import { UserForm, type UserValues } from './user-form'

/** Somebody's name, phone and role, over the list. */
export default function UserEdit() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const deed = useDeed('users')
  const { open, close, afterOpenChange } = useOverlay('/users')
  const { result, query } = useOne<User, HttpError>({
    resource: 'users',
    id,
    errorNotification: false,
    queryOptions: { placeholderData: undefined },
  })

  async function save({ firstName, lastName, phone, role }: UserValues) {
    const change = { firstName, lastName, phone: phone.trim() || null, role }
    await deed(
      () => http.put<User>(`/users/${id}`, change),
      () => t('users.edit.done')
    )
    close()
  }

  return (
    <Modal
      open={open}
      onCancel={close}
      afterOpenChange={afterOpenChange}
      title={result ? t('users.edit.title', { name: fullName(result) }) : t('users.edit.action')}
      footer={null}
      width={640}
      maskClosable={false}
      className={dialog.dialog}
    >
      {query.isError ? (
        <Failed
          title={t('users.show.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : result ? (
        <UserForm
          initial={valuesOf(result)}
          withEmail={false}
          submit={t('users.edit.submit')}
          failed={t('users.edit.failed')}
          save={save}
          cancel={close}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}

const valuesOf = ({ firstName, lastName, email, phone, role }: User): UserValues => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  role,
})
