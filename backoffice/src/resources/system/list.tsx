import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailedJob } from '../../api/types'
import { filterProps } from '../../components/filter-props'
import { FilterSelect } from '../../components/filter-select'
import { refocus } from '../../components/refocus'
import { ResourceList } from '../../components/resource-list'
import { number } from '../../format/money'
import { keepRows } from '../../providers/query-client'
import { columns, JobCard } from './columns'
import { jobName } from './job-name'
import { JobStepDialog, type Asked } from './step-dialogs'
import { SystemSummary } from './summary'
import styles from './system.module.css'
import './texts'
import { LOOK_AGAIN, useSystemState } from './use-system-state'

/** How the product runs, and the work that was given up. */
export default function SystemScreen() {
  const { t } = useTranslation()
  const { result: state, query } = useSystemState()
  const [asked, setAsked] = useState<Asked | null>(null)
  const table = useTable<FailedJob, HttpError>({
    resource: 'system',
    errorNotification: false,
    meta: { path: 'system/jobs' },
    queryOptions: { ...keepRows, refetchInterval: LOOK_AGAIN },
  })
  const kind = filterProps(table, 'job')
  const total = table.result.total ?? 0
  const kinds = query.isSuccess ? state.data.queue.failed : []
  const forget = (job: FailedJob) => setAsked({ step: 'forget', chosen: { one: job }, count: 1 })
  const askAll = (step: Asked['step']) =>
    setAsked({ step, chosen: { job: kind.value }, count: total })

  function gone() {
    setAsked(null)
    refocus()
  }

  return (
    <>
      <ResourceList
        table={table}
        texts="system"
        lead={
          <>
            <SystemSummary />
            <h2 className={styles.heading}>{t('system.failedJobs')}</h2>
          </>
        }
        filters={
          (kinds.length > 1 || kind.value) && (
            <FilterSelect
              {...kind}
              label={t('system.kind')}
              options={[
                { value: '', text: t('system.allKinds') },
                ...kinds.map(({ name, total: count }) => ({
                  value: name,
                  text: t('system.kindCount', { name: jobName(t, name), total: number(count) }),
                })),
              ]}
            />
          )
        }
        columns={columns(t, forget)}
        card={(job) => <JobCard t={t} job={job} forget={forget} />}
      >
        <div className={styles.all}>
          <Button onClick={() => askAll('retry')}>
            {t(kind.value ? 'system.retryKind' : 'system.retryAll')}
          </Button>
          <Button danger onClick={() => askAll('forget')}>
            {t(kind.value ? 'system.forgetKind' : 'system.forgetAll')}
          </Button>
        </div>
      </ResourceList>
      {asked && <JobStepDialog asked={asked} gone={gone} />}
    </>
  )
}
