import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { LinkButton } from '../../components/link-button'
import { Notice } from '../../components/notice'
import { RecordDialog } from '../../components/record-dialog'
import { fullName } from '../../components/portrait'
import { RecordForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { useMe } from '../../hooks/use-me'
import { useOverlay } from '../../hooks/use-overlay'
import { payloadOf, UserFields, valuesOf } from './fields'

/** Somebody's name, phone and role, over the list. */
export default function UserEdit() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const overlay = useOverlay('/users')
  const form = useRecordForm({
    resource: 'users',
    id,
    valuesOf,
    payloadOf,
    saved: () => t('users.edit.done'),
    onSaved: overlay.close,
  })
  const { record: user, query, leave } = form
  const { _id: me } = useMe()

  if (id === String(me)) {
    return (
      <RecordDialog
        overlay={overlay}
        query={query}
        title={t('users.edit.action')}
        failed={t('users.show.failed')}
      >
        <Notice title={t('users.edit.self')} hint={t('users.edit.selfHint')}>
          <LinkButton to="/profile" type="primary">
            {t('users.edit.profile')}
          </LinkButton>
        </Notice>
      </RecordDialog>
    )
  }

  return (
    <RecordDialog
      overlay={overlay}
      query={query}
      title={user ? t('users.edit.title', { name: fullName(user) }) : t('users.edit.action')}
      failed={t('users.show.failed')}
      leave={leave}
    >
      {user && (
        <RecordForm
          form={form}
          failed={t('users.edit.failed')}
          submit={t('users.edit.submit')}
          cancel={overlay.close}
        >
          <UserFields former={user} />
        </RecordForm>
      )}
    </RecordDialog>
  )
}
