import { useOne, type HttpError } from '@refinedev/core'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { User } from '../../api/types'
import dialog from '../../components/dialog.module.css'
import { Failed } from '../../components/failed'
import { fullName } from '../../components/portrait'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import { UserDetails } from './details'

/** One person in a dialog over the list; the whole window on a phone. */
export default function UserShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { open, close, afterOpenChange } = useOverlay('/users')
  const { result, query } = useOne<User, HttpError>({
    resource: 'users',
    id,
    errorNotification: false,
    queryOptions: { placeholderData: undefined },
  })

  return (
    <Modal
      open={open}
      onCancel={close}
      afterOpenChange={afterOpenChange}
      title={result ? fullName(result) : t('actions.details')}
      footer={null}
      width={720}
      className={dialog.dialog}
    >
      {query.isError ? (
        <Failed
          title={t('users.show.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : result ? (
        <UserDetails user={result} />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}
