import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MonthOfBooks } from '../../api/types'
import { Failed } from '../../components/failed'
import { ListSkeleton } from '../../components/list-skeleton'
import { Notice } from '../../components/notice'
import { PageHeader } from '../../components/page-header'
import { monthOf } from '../../format/dates'
import { MonthSelect, useMonth } from '../payouts/month-select'
import { PayoutTabs } from '../payouts/payout-tabs'
import { AccountsTable } from './accounts-table'
import styles from './books.module.css'
import { TaxReturns } from './tax-returns'
import './texts'

/** Whose money it is that guests paid, by account; the month stands in the address. */
export default function BooksScreen() {
  const { t } = useTranslation()
  const { isNow, month } = useMonth()
  const { result, query } = useOne<MonthOfBooks & { _id: string }, HttpError>({
    resource: 'books',
    id: month,
    errorNotification: false,
  })

  return (
    <>
      <PayoutTabs />
      <PageHeader title={t('books.of', { month: monthOf(`${month}-01`) })}>
        <Button
          href={`/api/v1/books/${month}/export.csv`}
          icon={<Download size={17} aria-hidden="true" />}
          download
        >
          {t('books.journal')}
        </Button>
        <Button icon={<Printer size={17} aria-hidden="true" />} onClick={() => window.print()}>
          {t('books.print')}
        </Button>
      </PageHeader>
      <div className={styles.tools}>
        <MonthSelect label={t('books.month')} />
      </div>
      <p className={styles.hint}>{t('books.hint')}</p>
      {query.isLoadingError ? (
        <Failed
          title={t('books.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : result === undefined || query.isLoading ? (
        <ListSkeleton />
      ) : result.books.length === 0 ? (
        <Notice title={t('books.empty')} hint={t('books.emptyHint')} role="status" />
      ) : (
        result.books.map((books) => (
          <AccountsTable key={books.currency} books={books} isNow={isNow} />
        ))
      )}
      <TaxReturns month={month} />
    </>
  )
}
