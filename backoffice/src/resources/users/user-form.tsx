import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { SelectField, TextField } from '../../components/field'
import { useForm } from '../../hooks/use-form'
import { ROLES } from './roles'
import styles from './user-form.module.css'

/** As the form holds them; the role is one of `ROLES`. */
export type UserValues = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'role', string>

interface UserFormProps {
  initial: UserValues
  /** An e-mail is chosen once, with the account. */
  withEmail: boolean
  submit: string
  failed: string
  save: (values: UserValues) => Promise<unknown>
  cancel: () => void
}

/** The form of an account, for a new one and for changes. */
export function UserForm({ initial, withEmail, submit, failed, save, cancel }: UserFormProps) {
  const { t } = useTranslation()
  const { form, field, busy, failure } = useForm({ initial, save })
  const text = (name: keyof UserValues) => ({ ...field(name), label: t(`users.fields.${name}`) })

  return (
    <form {...form} className={styles.form}>
      {failure && (
        <Alert
          type="error"
          role="alert"
          message={failed}
          description={failure}
          className={styles.wide}
        />
      )}
      <TextField {...text('firstName')} autoComplete="off" maxLength={50} required />
      <TextField {...text('lastName')} autoComplete="off" maxLength={50} required />
      {withEmail && (
        <TextField
          {...text('email')}
          type="email"
          autoComplete="off"
          hint={t('users.add.emailHint')}
          required
        />
      )}
      <TextField
        {...text('phone')}
        type="tel"
        autoComplete="off"
        placeholder="+254712345678"
        optional={t('users.optional')}
      />
      <SelectField {...text('role')}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.foot}>
        <Button size="large" onClick={cancel}>
          {t('users.cancel')}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
