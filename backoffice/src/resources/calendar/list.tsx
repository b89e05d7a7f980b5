import { useList, type HttpError } from '@refinedev/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import type { CalendarRow } from '../../api/types'
import { Failed } from '../../components/failed'
import { LinkButton } from '../../components/link-button'
import { ListSkeleton } from '../../components/list-skeleton'
import { Notice } from '../../components/notice'
import { PageHeader } from '../../components/page-header'
import { Pager } from '../../components/pager'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { MoveDesk } from '../bookings/move-desk'
import { Board } from './board'
import styles from './list.module.css'
import { NightsBar } from './nights-bar'
import { Tools } from './tools'
import { useBlocks, type WantedBlock } from './use-blocks'
import { useDays } from './use-days'
import { useNights, type Nights } from './use-nights'

const BlockDialog = lazy(() => import('./block-dialog'))
const UnblockDialog = lazy(() => import('./unblock-dialog'))

/** Properties on one page: more would be a wall, not a calendar. */
const PAGE = 20

/** How long the calendar may be shown without asking again, in ms: guests book meanwhile. */
const FRESH = 30_000

type Dialog = { kind: 'block'; nights: Nights } | { kind: 'unblock'; nights: Nights }

/** Properties × days: who stays, who comes and goes, and the nights a host keeps (§2.13). */
export default function Calendar() {
  const { t } = useTranslation()
  const state = useListState({})
  const days = useDays()
  const choice = useNights(days.from)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [typed, setTyped] = useState('')
  const { block, unblock } = useBlocks((wanted: WantedBlock) => {
    choice.restore(wanted)
    setTyped(wanted.reason)
  })
  const { result, query } = useList<CalendarRow, HttpError>({
    resource: 'calendar',
    pagination: { currentPage: state.page, pageSize: PAGE },
    filters: [
      { field: 'from', operator: 'eq', value: days.from },
      { field: 'to', operator: 'eq', value: days.to },
      ...state.filters,
    ],
    errorNotification: false,
    meta: { path: 'bookings/calendar' },
    queryOptions: { staleTime: FRESH, refetchOnWindowFocus: true },
  })
  const { total = 0 } = result
  const open = (kind: Dialog['kind'], nights: Nights) => setDialog({ kind, nights })

  return (
    <MoveDesk>
      <PageHeader
        title={t('calendar.title')}
        hint={
          query.isSuccess
            ? t('calendar.count', { count: total, formatted: number(total) })
            : undefined
        }
      />
      <Tools days={days} state={state} />
      {query.isLoading && <ListSkeleton rows={5} />}
      {query.isError && (
        <Failed
          title={t('calendar.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && result.data.length === 0 && <Empty narrowed={state.search !== ''} />}
      {query.isSuccess && result.data.length > 0 && (
        <Board
          rows={result.data}
          days={days}
          choice={choice}
          busy={query.isPlaceholderData}
          onBlock={(nights) => open('block', nights)}
          onUnblock={(nights) => open('unblock', nights)}
        />
      )}
      {total > PAGE && (
        <div className={styles.pages}>
          <Pager page={state.page} pages={Math.ceil(total / PAGE)} setPage={state.setPage} />
        </div>
      )}
      {choice.nights && !query.isPlaceholderData && (
        <NightsBar
          nights={choice.nights}
          clear={choice.clear}
          block={(nights) => open('block', nights)}
        />
      )}
      <Suspense fallback={null}>
        {dialog?.kind === 'block' && (
          <BlockDialog
            nights={dialog.nights}
            typed={typed}
            gone={() => setDialog(null)}
            onBlock={(reason) => {
              choice.clear()
              setTyped('')
              block({ ...dialog.nights, reason })
            }}
          />
        )}
        {dialog?.kind === 'unblock' && (
          <UnblockDialog
            nights={dialog.nights}
            gone={() => setDialog(null)}
            onUnblock={() => unblock(dialog.nights)}
          />
        )}
        <Outlet />
      </Suspense>
    </MoveDesk>
  )
}

function Empty({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('calendar.empty')}
      hint={t(narrowed ? 'list.emptyFiltered' : 'calendar.emptyHint')}
      role="status"
    >
      {!narrowed && (
        <LinkButton to="/properties/new" type="primary">
          {t('calendar.addProperty')}
        </LinkButton>
      )}
    </Notice>
  )
}
