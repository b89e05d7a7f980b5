import { useInvalidate, useNotification, useOnError } from '@refinedev/core'
import type { UploadProgress } from '@makao/shared/uploads/upload-progress'
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MpesaStatement } from '../../api/types'
import { failureOf, send } from '../../providers/upload'
import { StatementCard } from './statement-facts'
import styles from './statement-upload.module.css'

/** As in the API. */
const MOST_BYTES = 5 * 1024 * 1024

/** Chooses a file of M-Pesa’s portal, sends it, and says what was read of it. */
export function StatementUpload() {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { fault, progress, read, upload, refuse } = useStatementUpload()

  function choose(file: File | undefined) {
    if (field.current) {
      field.current.value = ''
    }
    if (file && file.size > MOST_BYTES) {
      refuse(t('statements.upload.tooLarge'))
    } else if (file) {
      void upload(file)
    }
  }

  return (
    <section className={styles.upload} aria-label={t('statements.upload.action')}>
      <p className={styles.hint}>{t('statements.upload.hint')}</p>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,text/csv"
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Button
        type="primary"
        icon={<Upload size={17} aria-hidden="true" />}
        loading={progress !== null}
        onClick={() => field.current?.click()}
      >
        {t('statements.upload.action')}
      </Button>
      <div role="status">
        {progress && (
          <>
            <progress
              className={styles.progress}
              max={1}
              value={progress.state === 'sending' ? progress.share : undefined}
              aria-label={t('statements.upload.progress')}
            />
            <span className={styles.hint}>{t(`statements.upload.${progress.state}`)}</span>
          </>
        )}
        {read && (
          <div className={styles.read}>
            <StatementCard statement={read} />
          </div>
        )}
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

function useStatementUpload() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const notify = useNotification().open
  const { mutate: onError } = useOnError()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [read, setRead] = useState<MpesaStatement | null>(null)

  function refuse(text: string) {
    setFault(text)
    setRead(null)
  }

  async function upload(file: File) {
    setFault(null)
    setRead(null)
    setProgress({ state: 'sending', share: 0, attempt: 1 })
    const form = new FormData()
    form.append('statement', file)
    const outcome = await send<MpesaStatement>({
      url: '/api/v1/discrepancies/statements',
      form,
      onProgress: setProgress,
    })
    setProgress(null)
    const failure = failureOf(outcome)
    if (failure) {
      onError(failure)
      const [words] = [failure.errors?.statement].flat()
      refuse(typeof words === 'string' ? words : failure.message)
    } else if (outcome.state === 'done') {
      setRead(outcome.data)
      notify?.({ type: 'success', message: t('statements.upload.done') })
      await invalidate({ resource: 'discrepancies', invalidates: ['list'] })
    }
  }

  return { fault, progress, read, refuse, upload }
}
