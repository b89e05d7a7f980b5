import type { BaseRecord, HttpError, useList } from '@refinedev/core'
import { Button } from 'antd'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { number } from '../format/money'
import type { ListState } from '../hooks/use-list-state'
import { Failed } from './failed'
import { ListSkeleton } from './list-skeleton'
import styles from './list-screen.module.css'
import { Notice } from './notice'
import { PageHeader } from './page-header'
import { Pager } from './pager'
import { SearchBox } from './search-box'

/** Rows on one page of every list (§9). */
export const PAGE_SIZE = 10

interface ListScreenProps<Row extends BaseRecord> {
  title: string
  texts: { count: (total: number) => string; search: string; empty: string; emptyHint: string }
  failure: { title: string; hint?: string }
  state: ListState
  list: ReturnType<typeof useList<Row, HttpError>>
  filters: ReactNode
  /** The screen's primary action, and what else concerns the whole list. */
  action?: ReactNode
  children: (rows: readonly Row[], busy: boolean) => ReactNode
}

/** Title and count, search and filters, then the rows or what there is instead, and the pages. */
export function ListScreen<Row extends BaseRecord>(props: ListScreenProps<Row>) {
  const { title, texts, state, list, filters, action } = props
  const { total } = list.result
  useLastPage(props)

  return (
    <>
      <PageHeader title={title} hint={total === undefined ? undefined : texts.count(total)}>
        {action}
      </PageHeader>
      <div className={styles.tools} role="search">
        <SearchBox label={texts.search} value={state.search} onSearch={state.setSearch} />
        {filters}
      </div>
      <Rows {...props} />
      <Suspense fallback={null}>
        <Outlet context={list.result.data} />
      </Suspense>
    </>
  )
}

/** The only row of the last page was deleted: the page before it takes its place. */
function useLastPage<Row extends BaseRecord>({ state, list }: ListScreenProps<Row>) {
  const { data, total = 0 } = list.result
  const isGone = list.query.isSuccess && data.length === 0 && total > 0
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const turn = useEffectEvent(() => state.setPage(last, true))

  useEffect(() => {
    if (isGone) {
      turn()
    }
  }, [isGone])
}

function Rows<Row extends BaseRecord>(props: ListScreenProps<Row>) {
  const { t } = useTranslation()
  const { texts, failure, state, list, children } = props
  const { data, total = 0 } = list.result

  if (list.query.isError) {
    return <Failed {...failure} retry={() => void list.query.refetch()} />
  }
  if (list.query.isLoading) {
    return <ListSkeleton />
  }
  if (data.length === 0) {
    const narrowed = state.filters.length > 0 || state.page > 1
    return (
      <Notice
        title={texts.empty}
        hint={narrowed ? t('list.emptyFiltered') : texts.emptyHint}
        role="status"
      >
        {narrowed && <Button onClick={state.clear}>{t('list.clearFilters')}</Button>}
      </Notice>
    )
  }
  const pages = Math.ceil(total / PAGE_SIZE)
  const from = (state.page - 1) * PAGE_SIZE + 1
  return (
    <>
      {children(data, list.query.isPlaceholderData)}
      <div className={styles.foot}>
        <p>
          {t('list.showing', {
            from: number(from),
            to: number(from + data.length - 1),
            total: number(total),
          })}
        </p>
        {pages > 1 && <Pager page={state.page} pages={pages} setPage={state.setPage} />}
      </div>
    </>
  )
}
