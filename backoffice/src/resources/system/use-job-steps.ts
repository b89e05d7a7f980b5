import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FailedJob } from '../../api/types'
import { useRecordStep } from '../../hooks/use-record-step'
import { SYSTEM_STATE } from './use-system-state'

type Changed = { changed: number }

/** A job, or all of a kind, or all. */
export type Chosen = { one: FailedJob } | { job: string }

const JOBS = 'system/jobs'

/** What is done with jobs that were given up. */
export function useJobSteps() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { change } = useRecordStep<Changed>('system')
  const renew = () => void client.invalidateQueries({ queryKey: SYSTEM_STATE })

  return {
    /** @param failed also tells of a refusal, where no dialog does */
    async retry(chosen: Chosen, failed?: string) {
      const isOne = 'one' in chosen
      const path = isOne ? `${JOBS}/${chosen.one._id}/retry` : `${JOBS}/retry`
      await change(path, ({ changed }) => t('system.retried', { count: changed }), {
        values: isOne || !chosen.job ? {} : { job: chosen.job },
        meta: { path },
        failed,
      })
      renew()
    },
    async forget(chosen: Chosen) {
      const isOne = 'one' in chosen
      const path = isOne ? `${JOBS}/${chosen.one._id}` : `${JOBS}/forget`
      await change(path, ({ changed }) => t('system.forgotten', { count: changed }), {
        values: isOne || !chosen.job ? {} : { job: chosen.job },
        meta: { path, ...(isOne && { method: 'delete' }) },
      })
      renew()
    },
  }
}
