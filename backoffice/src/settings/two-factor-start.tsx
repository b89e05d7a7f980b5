import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '../forms/record-form'
import { useRecordForm } from '../forms/use-record-form'
import { NO_PROOF, ProofFields } from './proof-fields'
import styles from './two-factor.module.css'
import type { Started } from './two-factor-scan'

/** Who turns it on proves who they are: else a borrowed window could lock its owner out. */
export function TwoFactorStart({
  started,
  failed,
  cancel,
}: {
  started: (key: Started) => void
  failed: (error: HttpError) => void
  cancel?: () => void
}) {
  const { t } = useTranslation()
  const form = useRecordForm({
    resource: 'settings',
    meta: { path: 'settings/two-factor' },
    valuesOf: () => NO_PROOF,
    onSaved: (answer: Started) => started(answer),
    onFailed: failed,
  })

  return (
    <div className={styles.setup}>
      <p>{t('twoFactor.off.lead')}</p>
      <p className={styles.soft}>{t('twoFactor.off.need')}</p>
      <RecordForm
        form={form}
        failed={t('twoFactor.failed')}
        submit={t('twoFactor.off.start')}
        dismiss={t('twoFactor.setup.cancel')}
        cancel={cancel}
      >
        <ProofFields />
      </RecordForm>
    </div>
  )
}
