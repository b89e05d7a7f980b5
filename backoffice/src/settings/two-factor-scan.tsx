import { useNotification, type HttpError } from '@refinedev/core'
import { Button, Form, Input, QRCode } from 'antd'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '../forms/record-form'
import { useRecordForm } from '../forms/use-record-form'
import styles from './two-factor.module.css'

export interface Started {
  secret: string
  otpauthUrl: string
}

interface TwoFactorScanProps {
  started: Started
  confirmed: (recoveryCodes: string[]) => void
  failed: (error: HttpError) => void
  cancel?: () => void
}

/** The key as QR code, link and text; then the first code. */
export function TwoFactorScan({ started, confirmed, failed, cancel }: TwoFactorScanProps) {
  const { t } = useTranslation()
  const notify = useNotification().open
  const { secret, otpauthUrl } = started
  const form = useRecordForm({
    resource: 'settings',
    meta: { path: 'settings/two-factor', method: 'put' },
    valuesOf: () => ({ otp: '' }),
    onSaved: ({ recoveryCodes }: { recoveryCodes: string[] }) => confirmed(recoveryCodes),
    onFailed: failed,
  })

  function copy() {
    navigator.clipboard.writeText(secret).then(
      () => notify?.({ type: 'success', message: t('twoFactor.setup.keyCopied') }),
      () => notify?.({ type: 'error', message: t('twoFactor.setup.keyFailed') })
    )
  }

  return (
    <div className={styles.setup}>
      <h3 className={styles.step}>{t('twoFactor.setup.scan')}</h3>
      {/* Cameras read dark on light only. */}
      <div className={styles.qr} role="img" aria-label={t('twoFactor.setup.qr')}>
        <div aria-hidden="true">
          <QRCode
            value={otpauthUrl}
            type="svg"
            size={184}
            color="var(--code-dark)"
            bgColor="var(--code-light)"
          />
        </div>
      </div>
      <a href={otpauthUrl} className={styles.open}>
        {t('twoFactor.setup.open')}
      </a>
      <p className={styles.soft}>{t('twoFactor.setup.manual')}</p>
      <div className={styles.key}>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button
          aria-label={t('twoFactor.setup.copyKey')}
          title={t('twoFactor.setup.copyKey')}
          icon={<Copy size={17} aria-hidden="true" />}
          onClick={copy}
        />
      </div>
      <h3 className={styles.step}>{t('twoFactor.setup.confirm')}</h3>
      <RecordForm
        form={form}
        failed={t('twoFactor.failed')}
        submit={t('twoFactor.setup.submit')}
        dismiss={t('twoFactor.setup.cancel')}
        cancel={cancel}
        stays={form.saveButtonProps.loading}
      >
        <Form.Item name="otp" label={t('twoFactor.code')}>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Form.Item>
      </RecordForm>
    </div>
  )
}
