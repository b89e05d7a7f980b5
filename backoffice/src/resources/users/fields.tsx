import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import styles from '../../forms/form.module.css'
import { Select } from '../../forms/select'
import { NO_PROOF, ProofFields } from '../../settings/proof-fields'
import { ROLES } from './roles'

export const valuesOf = (user?: User) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  role: user?.role ?? 'guest',
  ...NO_PROOF,
})

type UserValues = ReturnType<typeof valuesOf>

/** Without what was typed as proof before another role was chosen. */
export const payloadOf = ({ phone, password, otp, ...others }: UserValues) => ({
  ...others,
  ...(others.role === 'admin' && { password, otp }),
  phone: phone.trim() || null,
})

/** The fields of an account; an e-mail is chosen once, with the account. Another admin takes proof of who makes one. */
export function UserFields({ former }: { former?: User }) {
  const { t } = useTranslation()
  const role = Form.useWatch<string | undefined>('role')
  const isNew = !former
  const makesAdmin = role === 'admin' && former?.role !== 'admin'
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
      <Form.Item
        name="role"
        label={t('users.fields.role')}
        extra={makesAdmin && former && t('users.edit.adminHint')}
      >
        <Select>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </Select>
      </Form.Item>
      {makesAdmin && <ProofFields />}
    </>
  )
}
