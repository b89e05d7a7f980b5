import { useOne, type HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../api/types'
import { SETTINGS } from './own-settings'

export const NO_PROOF = { password: '', otp: '' }

/** The password once more, and a code where two-factor sign-in is on: an open window alone may not take the step. */
export function ProofFields() {
  const { t } = useTranslation()
  const { result } = useOne<Settings, HttpError>({ ...SETTINGS, errorNotification: false })

  return (
    <>
      <Form.Item name="password" label={t('proof.password')} extra={t('proof.hint')}>
        <Input type="password" autoComplete="current-password" maxLength={128} />
      </Form.Item>
      {result?.security.twoFactorEnabled && (
        <Form.Item name="otp" label={t('proof.code')} extra={t('proof.codeHint')}>
          <Input autoComplete="one-time-code" maxLength={20} />
        </Form.Item>
      )}
    </>
  )
}
