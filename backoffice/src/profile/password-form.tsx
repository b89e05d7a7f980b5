import { Button, Form, Input } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../forms/form.module.css'
import { RecordForm } from '../forms/record-form'
import { useRecordForm } from '../forms/use-record-form'
import { useMe } from '../hooks/use-me'
import styles from './profile.module.css'

const valuesOf = () => ({ currentPassword: '', newPassword: '', confirm: '' })

export function PasswordForm() {
  const { t } = useTranslation()
  const { email, role } = useMe()
  const [shown, setShown] = useState(false)
  const form = useRecordForm({
    resource: 'password',
    meta: { path: 'auth/updatepassword', method: 'put' },
    valuesOf,
    payloadOf: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    saved: () => t('profile.password.done'),
    onSaved: () => form.form.resetFields(),
  })
  const type = shown ? 'text' : 'password'
  const Sign = shown ? EyeOff : Eye
  const required = [{ required: true, message: t('profile.password.required') }]

  return (
    <section className={styles.card}>
      <RecordForm
        form={form}
        failed={t('profile.password.failed')}
        submit={t('profile.password.submit')}
        aside={
          <Button
            type="text"
            icon={<Sign size={17} aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'profile.password.hide' : 'profile.password.show')}
          </Button>
        }
      >
        <p className={`${styles.soft} ${fields.wide}`}>{t('profile.password.lead')}</p>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Form.Item
          name="currentPassword"
          label={t('profile.password.current')}
          rules={required}
          className={fields.wide}
        >
          <Input type={type} autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('profile.password.new')}
          extra={t(role === 'admin' ? 'profile.password.ruleAdmin' : 'profile.password.rule')}
          rules={required}
        >
          <Input type={type} autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="confirm"
          label={t('profile.password.confirm')}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, typed) =>
                typed === getFieldValue('newPassword')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('profile.password.differ'))),
            }),
          ]}
        >
          <Input type={type} autoComplete="new-password" maxLength={128} />
        </Form.Item>
      </RecordForm>
    </section>
  )
}
