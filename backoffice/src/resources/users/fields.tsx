import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import styles from '../../forms/form.module.css'
import { Select } from '../../forms/select'
import { ROLES } from './roles'

export const valuesOf = (user?: User) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  role: user?.role ?? 'guest',
})

type UserValues = ReturnType<typeof valuesOf>

export const payloadOf = ({ phone, ...others }: UserValues) => ({
  ...others,
  phone: phone.trim() || null,
})

/** The fields of an account; an e-mail is chosen once, with the account. */
export function UserFields({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="firstName" label={t('users.fields.firstName')}>
        <Input autoComplete="off" maxLength={50} />
      </Form.Item>
      <Form.Item name="lastName" label={t('users.fields.lastName')}>
        <Input autoComplete="off" maxLength={50} />
      </Form.Item>
      {isNew && (
        <Form.Item name="email" label={t('users.fields.email')} extra={t('users.add.emailHint')}>
          <Input type="email" autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        name="phone"
        label={
          <>
            {t('users.fields.phone')} <span className={styles.optional}>{t('users.optional')}</span>
          </>
        }
      >
        <Input type="tel" autoComplete="off" placeholder="+254712345678" />
      </Form.Item>
      <Form.Item name="role" label={t('users.fields.role')}>
        <Select>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </Select>
      </Form.Item>
    </>
  )
}
