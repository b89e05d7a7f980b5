import { useList, type HttpError } from '@refinedev/core'
import { Printer } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import type { CalendarRow } from '../../api/types'
import { Failed } from '../../components/failed'
import { LinkButton } from '../../components/link-button'
import { ListSkeleton } from '../../components/list-skeleton'
import { Notice } from '../../components/notice'
import { PageHeader } from '../../components/page-header'
import { Pager } from '../../components/pager'
import { refocus } from '../../components/refocus'
import { number } from '../../format/money'
import { keepRows } from '../../providers/query-client'
import { MoveDialogProvider } from '../bookings/move-dialog-provider'
import { Board } from './board'
import { Dialogs, type OpenDialog } from './dialogs'
import styles from './list.module.css'
import { NightsBar, type NightStep } from './nights-bar'
import { Tools } from './tools'
import { useDays } from './use-days'
import { useFound } from './use-found'
import { useNightSteps, type WantedBlock } from './use-night-steps'
import { useNights, type Nights } from './use-nights'

/** Properties per page. */
const PAGE = 20

/** The night that has the tab stop of the grid. */
const nightInReach = () => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')

/** Properties × days with stays, arrivals, departures and blocks (§2.13). */
export default function Calendar() {
  const { t } = useTranslation()
  const found = useFound()
  const days = useDays()
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
    queryOptions: keepRows,
  })
  const { total = 0, data: rows } = result
  const pages = Math.ceil(total / PAGE)
  const isPast = query.isSuccess && !query.isPlaceholderData && rows.length === 0 && pages > 0
  const toLastPage = useEffectEvent(() => found.setPage(pages, true))
  useEffect(() => {
    if (isPast) toLastPage()
  }, [isPast])
  const choice = useNights(days.from, rows)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [typed, setTyped] = useState('')
  const steps = useNightSteps((wanted: WantedBlock) => {
    choice.restore(wanted)
    setTyped(wanted.reason)
  })

  function open(step: NightStep, nights: Nights) {
    if (step === 'unprice') {
      clear()
      void steps.takePriceAway(nights)
    } else {
      setDialog({ kind: step, nights })
    }
  }

  function clear() {
    choice.clear()
    refocus(nightInReach)
  }

  function gone() {
    setDialog(null)
    refocus(nightInReach)
  }

  return (
    <MoveDialogProvider>
      <PageHeader
        title={t('calendar.title')}
        hint={
          query.data ? t('calendar.count', { count: total, formatted: number(total) }) : undefined
        }
      >
        <LinkButton to="/calendar/gate" icon={<Printer size={17} aria-hidden="true" />}>
          {t('gate.open')}
        </LinkButton>
      </PageHeader>
      <Tools days={days} found={found} />
      {query.isLoading && <ListSkeleton rows={5} />}
      {query.isLoadingError && (
        <Failed
          title={t('calendar.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
      {query.data && total === 0 && <Empty narrowed={found.search !== ''} />}
      {query.data && rows.length > 0 && (
        <Board
          rows={rows}
          days={days}
          choice={choice}
          busy={query.isPlaceholderData}
          onBlock={(nights) => open('block', nights)}
          onUnblock={(nights) => open('unblock', nights)}
          onImported={(nights, calendar) => setDialog({ kind: 'imported', nights, calendar })}
        />
      )}
      {total > PAGE && (
        <div className={styles.pages}>
          <Pager page={found.page} pages={pages} setPage={found.setPage} />
        </div>
      )}
      {choice.nights && !query.isPlaceholderData && (
        <NightsBar nights={choice.nights} others={rows.length > 1} clear={clear} does={open} />
      )}
      <Dialogs
        dialog={dialog}
        rows={rows}
        choice={choice}
        steps={steps}
        typed={typed}
        setTyped={setTyped}
        gone={gone}
      />
      <Suspense fallback={null}>
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
