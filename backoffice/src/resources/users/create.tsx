import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../api/types'
import { PageHeader } from '../../components/page-header'
import { fullName } from '../../components/portrait'
import { FormCard, RecordForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { payloadOf, UserFields, valuesOf } from './fields'

/** Makes an account; its owner chooses a password by the letter they get (decisions, §2.14). */
export default function UserCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const toList = () => void navigate('/users')
  const form = useRecordForm({
    resource: 'users',
    valuesOf,
    payloadOf,
    saved: (user: User) => t('users.add.done', { name: fullName(user) }),
    onSaved: toList,
  })

  return (
    <>
      <PageHeader title={t('users.add.title')} hint={t('users.add.hint')} />
      <FormCard>
        <RecordForm
          form={form}
          failed={t('users.add.failed')}
          submit={t('users.add.submit')}
          cancel={toList}
        >
          <UserFields />
        </RecordForm>
      </FormCard>
    </>
  )
}
