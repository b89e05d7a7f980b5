import { useNotification } from '@refinedev/core'
import { Button } from 'antd'
import { Copy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './two-factor.module.css'

export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const { t } = useTranslation()
  const notify = useNotification().open
  const text = codes.join('\n')

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => notify?.({ type: 'success', message: t('twoFactor.codes.copied') }),
      () => notify?.({ type: 'error', message: t('twoFactor.codes.copyFailed') })
    )
  }

  return (
    <div className={styles.setup}>
      <p role="status">{t('twoFactor.codes.lead')}</p>
      <ul className={styles.codes} aria-label={t('twoFactor.codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <Button icon={<Copy size={17} aria-hidden="true" />} onClick={copy}>
          {t('twoFactor.codes.copy')}
        </Button>
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="makao-recovery-codes.txt"
          icon={<Download size={17} aria-hidden="true" />}
        >
          {t('twoFactor.codes.download')}
        </Button>
      </div>
      <div className={styles.foot}>
        <Button size="large" type="primary" onClick={done}>
          {t('twoFactor.codes.done')}
        </Button>
      </div>
    </div>
  )
}
