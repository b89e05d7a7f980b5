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
import { MoveDialogProvider } from '../bookings/move-dialog-provider'
import { Board } from './board'
import styles from './list.module.css'
import { NightsBar } from './nights-bar'
import { Tools } from './tools'
import { useBlocks, type WantedBlock } from './use-blocks'
import { useDays } from './use-days'
import { useFound } from './use-found'
import { useNights, type Nights } from './use-nights'

const BlockDialog = lazy(() => import('./block-dialog'))
const UnblockDialog = lazy(() => import('./unblock-dialog'))

/** Properties per page. */
const PAGE = 20

type Dialog = { kind: 'block'; nights: Nights } | { kind: 'unblock'; nights: Nights }

/** Properties × days with stays, arrivals, departures and blocks (§2.13). */
export default function Calendar() {
  const { t } = useTranslation()
  const found = useFound()
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
    pagination: { currentPage: found.page, pageSize: PAGE },
    filters: [
      { field: 'from', operator: 'eq', value: days.from },
      { field: 'to', operator: 'eq', value: days.to },
      ...found.filters,
    ],
    errorNotification: false,
    meta: { path: 'bookings/calendar' },
  })
  const { total = 0 } = result
  const open = (kind: Dialog['kind'], nights: Nights) => setDialog({ kind, nights })

  return (
    <MoveDialogProvider>
      <PageHeader
        title={t('calendar.title')}
        hint={
          query.isSuccess
            ? t('calendar.count', { count: total, formatted: number(total) })
            : undefined
        }
      />
      <Tools days={days} found={found} />
      {query.isLoading && <ListSkeleton rows={5} />}
      {query.isError && (
        <Failed
          title={t('calendar.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && result.data.length === 0 && <Empty narrowed={found.search !== ''} />}
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
          <Pager page={found.page} pages={Math.ceil(total / PAGE)} setPage={found.setPage} />
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
              void block({ ...dialog.nights, reason })
            }}
          />
        )}
        {dialog?.kind === 'unblock' && (
          <UnblockDialog
            nights={dialog.nights}
            gone={() => setDialog(null)}
            onUnblock={() => void unblock(dialog.nights)}
          />
        )}
        <Outlet />
      </Suspense>
    </MoveDialogProvider>
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
