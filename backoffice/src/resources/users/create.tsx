import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../api/types'
import { PageHeader } from '../../components/page-header'
import { fullName } from '../../components/portrait'
import { useDeed } from '../../hooks/use-deed'
import { http } from '../../providers/http'
import styles from './create.module.css'
import { UserForm, type UserValues } from './user-form'

const NOBODY: UserValues = { firstName: '', lastName: '', email: '', phone: '', role: 'guest' }

/** Makes an account; its owner chooses a password by the letter they get (decisions, §2.14). */
export default function UserCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const deed = useDeed('users')

  async function save(values: UserValues) {
    await deed(
      () => http.post<User>('/users', { ...values, phone: values.phone.trim() || null }),
      ({ data }) => t('users.add.done', { name: fullName(data) })
    )
    void navigate('/users')
  }

  return (
    <>
      <PageHeader title={t('users.add.title')} hint={t('users.add.hint')} />
      <div className={styles.card}>
        <UserForm
          initial={NOBODY}
          withEmail
          submit={t('users.add.submit')}
          failed={t('users.add.failed')}
          save={save}
          cancel={() => void navigate('/users')}
        />
      </div>
    </>
  )
}
