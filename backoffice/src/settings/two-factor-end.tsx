import { useNotification } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../components/field'
import sheet from '../components/sheet.module.css'
import { useForm } from '../hooks/use-form'
import { http } from '../providers/http'
import { SETTINGS } from './settings-query'

/** Two-factor sign-in ends with the password, so that an open window alone cannot end it. */
export default function TwoFactorEnd({ gone }: { gone: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const notify = useNotification().open
  const [open, setOpen] = useState(true)
  const { form, field, busy, failure } = useForm({
    initial: { password: '' },
    save: async ({ password }) => {
      await http.delete('/settings/two-factor', { data: { password } })
      await client.invalidateQueries({ queryKey: SETTINGS.queryKey })
      notify?.({ type: 'success', message: t('settings.security.twoFactorOff') })
      setOpen(false)
    },
  })

  return (
    <Modal
      open={open}
      title={t('twoFactor.title')}
      onCancel={() => setOpen(false)}
      afterClose={gone}
      className={sheet.sheet}
      footer={[
        <Button key="keep" size="large" onClick={() => setOpen(false)}>
          {t('twoFactor.on.keep')}
        </Button>,
        <Button
          key="end"
          size="large"
          type="primary"
          danger
          htmlType="submit"
          form="two-factor-end"
          loading={busy}
        >
          {t('twoFactor.on.submit')}
        </Button>,
      ]}
    >
      <p>{t('twoFactor.on.effect')}</p>
      <form {...form} id="two-factor-end" className={sheet.form}>
        {failure && (
          <Alert type="error" role="alert" message={t('twoFactor.failed')} description={failure} />
        )}
        <TextField
          {...field('password')}
          type="password"
          label={t('twoFactor.on.password')}
          autoComplete="current-password"
          maxLength={128}
          required
        />
      </form>
    </Modal>
  )
}
