import { useNotification } from '@refinedev/core'
import { Alert, Button, QRCode } from 'antd'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../components/field'
import { useForm } from '../hooks/use-form'
import { http } from '../providers/http'
import styles from './two-factor.module.css'

export interface Started {
  secret: string
  otpauthUrl: string
}

interface TwoFactorScanProps {
  started: Started
  confirmed: (recoveryCodes: string[]) => void
  cancel: () => void
}

/** The key as a picture, as a link and as letters; then the first code. */
export function TwoFactorScan({ started, confirmed, cancel }: TwoFactorScanProps) {
  const { t } = useTranslation()
  const notify = useNotification().open
  const { secret, otpauthUrl } = started
  const { form, field, busy, failure } = useForm({
    initial: { otp: '' },
    save: async ({ otp }) => {
      const { data } = await http.put<{ recoveryCodes: string[] }>('/settings/two-factor', { otp })
      confirmed(data.recoveryCodes)
    },
  })

  function copy() {
    navigator.clipboard.writeText(secret).then(
      () => notify?.({ type: 'success', message: t('twoFactor.setup.keyCopied') }),
      () => notify?.({ type: 'error', message: t('twoFactor.setup.keyFailed') })
    )
  }

  return (
    <form {...form} className={styles.setup}>
      <p>{t('twoFactor.off.lead')}</p>
      <p className={styles.soft}>{t('twoFactor.off.need')}</p>
      <h3 className={styles.step}>{t('twoFactor.setup.scan')}</h3>
      {/* Cameras read dark on light only, whatever the theme. */}
      <div className={styles.qr} role="img" aria-label={t('twoFactor.setup.qr')}>
        <div aria-hidden="true">
          <QRCode value={otpauthUrl} type="svg" size={184} color="#000" bgColor="#fff" />
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
      {failure && (
        <Alert type="error" role="alert" message={t('twoFactor.failed')} description={failure} />
      )}
      <TextField
        {...field('otp')}
        label={t('twoFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <div className={styles.foot}>
        <Button size="large" onClick={cancel}>
          {t('twoFactor.setup.cancel')}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={busy}>
          {t('twoFactor.setup.submit')}
        </Button>
      </div>
    </form>
  )
}
