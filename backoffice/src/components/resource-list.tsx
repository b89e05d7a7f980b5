import { useGo, useParsed, type BaseKey, type BaseRecord } from '@refinedev/core'
import { Button, type TableColumnsType } from 'antd'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { number } from '../format/money'
import { useListTexts, type ListArea } from '../hooks/use-list-texts'
import { useNarrow } from '../hooks/use-media'
import { useOpenRow } from '../hooks/use-open-row'
import { Failed } from './failed'
import { filterProps } from './filter-props'
import { later } from './later'
import { ListSkeleton } from './list-skeleton'
import type { ListTable } from './list-table'
import { Notice } from './notice'
import { PageHeader } from './page-header'
import { Pager } from './pager'
import { RecordCards } from './record-cards'
import type RecordTable from './record-table'
import styles from './resource-list.module.css'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'

/** Not on phones, which show cards: half of the first list's scripts. */
const LaterTable = later(() => import('./record-table'))

/** `later` forgets that the columns are of the same rows as the table. */
const Table = LaterTable as unknown as typeof RecordTable

interface ResourceListProps<Row extends BaseRecord> {
  /** Of Refine's `useTable`, which keeps search, filters, order and page in the address. */
  table: ListTable<Row>
  /** Where the catalogue says `title`, `count`, `search`, `empty`, `emptyHint`, `failed` and the `sorts`. */
  texts: ListArea
  title?: string
  filters?: ReactNode
  /** The primary action, and others that concern the whole list. */
  actions?: ReactNode
  /** Of the table in a wide window; without them there are cards at every width. */
  columns?: TableColumnsType<Row>
  card: (row: Row) => ReactNode
  /** The record that a row opens, where that is not its own. */
  opens?: (row: Row) => BaseKey
  /** Between the heading and the filters. */
  lead?: ReactNode
  /** Between the filters and the rows. */
  children?: ReactNode
}

/** The screen of a list: heading, search, filters, rows in their states, and pages. */
export function ResourceList<Row extends BaseRecord>(props: ResourceListProps<Row>) {
  const { table, lead, filters, actions, columns } = props
  const { total, data } = table.result
  const texts = useListTexts(props.texts)
  const title = props.title ?? texts.title
  useLastPage(table)

  return (
    <>
      <PageHeader title={title} hint={total === undefined ? undefined : texts.count(total)}>
        {actions}
      </PageHeader>
      {lead}
      <div className={styles.tools} role="search">
        {texts.search && <SearchBox label={texts.search} {...filterProps(table, 'search')} />}
        {filters}
        <SortSelect table={table} texts={props.texts} columns={columns} />
      </div>
      <Rows {...props} title={title} />
      <Suspense fallback={null}>
        <Outlet context={data} />
      </Suspense>
    </>
  )
}

/** Goes to the last page when the current one has become empty. */
function useLastPage<Row extends BaseRecord>(table: ListTable<Row>) {
  const { tableQuery, result, pageCount, setCurrentPage } = table
  const isGone = tableQuery.isSuccess && result.data.length === 0 && pageCount > 0
  const go = useGo()
  /* The address first: the table then finds its page there, and makes no step of the history. */
  const turn = useEffectEvent(() => {
    go({ type: 'replace', options: { keepQuery: true }, query: { currentPage: pageCount } })
    setCurrentPage(pageCount)
  })

  useEffect(() => {
    if (isGone) {
      turn()
    }
  }, [isGone, pageCount])
}

function Rows<Row extends BaseRecord>(props: ResourceListProps<Row> & { title: string }) {
  const { title, table, columns, card, opens, children } = props
  const { tableQuery, result } = table
  const texts = useListTexts(props.texts)
  const narrow = useNarrow()
  const rowProps = useOpenRow(opens)
  const isTable = columns !== undefined && !narrow

  /* While the rows are on their way. */
  useEffect(() => {
    if (isTable) LaterTable.preload()
  }, [isTable])

  if (tableQuery.isLoadingError) {
    const retry = () => void tableQuery.refetch()
    return <Failed title={texts.failed} hint={texts.failedHint} retry={retry} />
  }
  if (tableQuery.isLoading) {
    return <ListSkeleton />
  }
  if (result.data.length === 0) {
    return <Nothing {...props} />
  }
  return (
    <>
      {children}
      {isTable ? (
        <Suspense fallback={<ListSkeleton />}>
          <Table caption={title} columns={columns} table={table} rowProps={rowProps} />
        </Suspense>
      ) : (
        <RecordCards
          caption={title}
          rows={result.data}
          card={card}
          busy={tableQuery.isPlaceholderData}
          stacked={!columns}
          rowProps={rowProps}
        />
      )}
      <Foot table={table} />
    </>
  )
}

function Nothing<Row extends BaseRecord>({ table, texts: area }: ResourceListProps<Row>) {
  const { t } = useTranslation()
  const texts = useListTexts(area)
  const { params } = useParsed()
  const { currentPage, setCurrentPage, setFilters } = table
  const narrowed = params?.filters !== undefined || currentPage > 1

  function clear() {
    setFilters([], 'replace')
    setCurrentPage(1)
  }

  return (
    <Notice
      title={narrowed ? texts.none : texts.empty}
      hint={narrowed ? t('list.emptyFiltered') : texts.emptyHint}
      role="status"
    >
      {narrowed && <Button onClick={clear}>{t('list.clearFilters')}</Button>}
    </Notice>
  )
}

function Foot<Row extends BaseRecord>({ table }: { table: ListTable<Row> }) {
  const { t } = useTranslation()
  const { currentPage, pageSize, pageCount, setCurrentPage, result } = table
  const before = (currentPage - 1) * pageSize

  return (
    <div className={styles.foot}>
      <p>
        {t('list.showing', {
          from: number(before + 1),
          to: number(before + result.data.length),
          total: number(result.total ?? 0),
        })}
      </p>
      {pageCount > 1 && <Pager page={currentPage} pages={pageCount} setPage={setCurrentPage} />}
    </div>
  )
}
