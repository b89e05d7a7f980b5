import { useOne, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { UserAccount } from '../../api/types'
import { fullName } from '../../components/portrait'
import { RecordDialog } from '../../components/record-dialog'
import { useOverlay } from '../../hooks/use-overlay'
import { UserDetails } from './details'

export default function UserShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const overlay = useOverlay('/users')
  const { result, query } = useOne<UserAccount, HttpError>({
    resource: 'users',
    id,
    errorNotification: false,
  })

  return (
    <RecordDialog
      overlay={overlay}
      query={query}
      title={result && fullName(result)}
      failed={t('users.show.failed')}
      width={720}
    >
      {result && <UserDetails user={result} />}
    </RecordDialog>
  )
}
