import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { FailedJob } from '../../api/types'
import cells from '../../components/cells.module.css'
import { momentOf } from '../../format/dates'
import { number } from '../../format/money'
import { JobActions } from './job-actions'
import { jobName } from './job-name'
import styles from './system.module.css'

type Forget = (job: FailedJob) => void

export function columns(t: TFunction, forget: Forget): TableColumnsType<FailedJob> {
  return [
    {
      key: 'name',
      title: t('system.columns.job'),
      render: (_, { name }) => (
        <>
          <span className={cells.strong}>{jobName(t, name)}</span>
          <span className={cells.soft}>{name}</span>
        </>
      ),
    },
    {
      key: 'error',
      title: t('system.columns.error'),
      render: (_, { error }) => (
        <span className={styles.error}>{error ?? t('system.noError')}</span>
      ),
    },
    {
      key: 'tries',
      title: t('system.columns.tries'),
      render: (_, { tries }) => number(tries),
    },
    {
      key: 'failedAt',
      title: t('system.columns.failedAt'),
      render: (_, { failedAt }) => (
        <time dateTime={failedAt} className={cells.date}>
          {momentOf(failedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, job) => <JobActions job={job} forget={forget} />,
    },
  ]
}

export function JobCard({ t, job, forget }: { t: TFunction; job: FailedJob; forget: Forget }) {
  const { name, error, tries, failedAt } = job
  return (
    <div className={styles.job}>
      <p className={cells.strong}>{jobName(t, name)}</p>
      <p className={styles.error}>{error ?? t('system.noError')}</p>
      <p className={cells.soft}>
        {t('system.tries', { count: tries })} ·{' '}
        <time dateTime={failedAt}>{momentOf(failedAt)}</time>
      </p>
      <JobActions job={job} forget={forget} />
    </div>
  )
}
