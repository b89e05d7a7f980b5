import type { HttpError } from '@refinedev/core'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../api/types'
import { SelectField, TextField } from '../../components/field'
import { ROLES } from './roles'
import styles from './user-form.module.css'

export interface UserValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  role: Role
}

interface UserFormProps {
  initial: UserValues
  /** An e-mail is chosen once, with the account. */
  withEmail: boolean
  submit: string
  failed: string
  save: (values: UserValues) => Promise<unknown>
  cancel: () => void
}

/** The form of an account. What was typed stays when the server refuses; its words stand at the fields. */
export function UserForm({ initial, withEmail, submit, failed, save, cancel }: UserFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<HttpError | null>(null)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      await save(values)
    } catch (error) {
      setFailure(error as HttpError)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof UserValues) => ({
    label: t(`users.fields.${name}`),
    value: values[name],
    error: errorOf(failure, name),
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure && !failure.errors && (
        <Alert
          type="error"
          role="alert"
          message={failed}
          description={failure.message}
          className={styles.wide}
        />
      )}
      <TextField {...field('firstName')} autoComplete="off" maxLength={50} required />
      <TextField {...field('lastName')} autoComplete="off" maxLength={50} required />
      {withEmail && (
        <TextField
          {...field('email')}
          type="email"
          autoComplete="off"
          hint={t('users.add.emailHint')}
          required
        />
      )}
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="off"
        placeholder="+254712345678"
        optional={t('users.optional')}
      />
      <SelectField {...field('role')}>
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

function errorOf(failure: HttpError | null, name: string): string | undefined {
  const messages = failure?.errors?.[name]
  return Array.isArray(messages) ? messages[0] : undefined
}
