import { Button } from 'antd'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailedJob } from '../../api/types'
import cells from '../../components/cells.module.css'
import { refocus } from '../../components/refocus'
import { momentOf } from '../../format/dates'
import { jobName } from './job-name'
import { useJobSteps } from './use-job-steps'

interface JobActionsProps {
  job: FailedJob
  forget: (job: FailedJob) => void
}

export function JobActions({ job, forget }: JobActionsProps) {
  const { t } = useTranslation()
  const { retry } = useJobSteps()
  const [busy, setBusy] = useState(false)
  const named = { name: jobName(t, job.name), when: momentOf(job.failedAt) }
  const [again, away] = [t('system.retryNamed', named), t('system.forgetNamed', named)]

  async function tryAgain() {
    setBusy(true)
    await retry({ one: job }, t('system.retryFailed')).catch(() => undefined)
    setBusy(false)
    refocus()
  }

  return (
    <span className={cells.actions}>
      <Button
        size="small"
        aria-label={again}
        title={again}
        loading={busy}
        icon={<RotateCcw size={16} aria-hidden="true" />}
        onClick={() => void tryAgain()}
      >
        {t('actions.retry')}
      </Button>
      <Button
        type="text"
        size="small"
        danger
        aria-label={away}
        title={away}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => forget(job)}
      />
    </span>
  )
}
