import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Statement } from '../../api/types'
import { Failed } from '../../components/failed'
import { ListSkeleton } from '../../components/list-skeleton'
import { Notice } from '../../components/notice'
import { PageHeader } from '../../components/page-header'
import { fullName } from '../../components/portrait'
import { monthOf } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import { AccountTable } from './account-table'
import { EarningsTabs } from './earnings-tabs'
import { MonthSelect, useMonth } from './month-select'
import { accountsOf } from './months'
import styles from './statement.module.css'

/** What the books say of a host's month; the month stands in the address. */
export default function StatementScreen() {
  const { t } = useTranslation()
  const me = useMe()
  const { isNow, month } = useMonth()
  const { result, query } = useOne<Statement & { _id: string }, HttpError>({
    resource: 'earnings',
    id: month,
    errorNotification: false,
  })

  return (
    <>
      <EarningsTabs />
      <PageHeader title={t('statement.of', { month: monthOf(`${month}-01`) })}>
        <Button
          href={`/api/v1/earnings/${month}/export.csv`}
          icon={<Download size={17} aria-hidden="true" />}
          download
        >
          {t('list.export')}
        </Button>
        <Button icon={<Printer size={17} aria-hidden="true" />} onClick={() => window.print()}>
          {t('statement.print')}
        </Button>
      </PageHeader>
      <div className={styles.tools}>
        <MonthSelect label={t('statement.month')} />
      </div>
      <p className={styles.whose}>{t('statement.whose', { name: fullName(me) })}</p>
      {query.isLoadingError ? (
        <Failed
          title={t('statement.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : result === undefined || query.isLoading ? (
        <ListSkeleton />
      ) : result.balances.length === 0 ? (
        <Notice title={t('statement.empty')} hint={t('statement.emptyHint')} role="status" />
      ) : (
        accountsOf(result).map((account) => (
          <AccountTable key={account.currency} account={account} isNow={isNow} />
        ))
      )}
    </>
  )
}
