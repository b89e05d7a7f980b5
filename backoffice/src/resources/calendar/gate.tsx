import { useCustom, type HttpError } from '@refinedev/core'
import { addDays, isDate, today } from '@makao/shared/dates'
import { Button } from 'antd'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { GateList } from '../../api/types'
import { DateRange } from '../../components/date-range'
import { Failed } from '../../components/failed'
import { ListSkeleton } from '../../components/list-skeleton'
import { Notice } from '../../components/notice'
import { PageHeader } from '../../components/page-header'
import { fullName } from '../../components/portrait'
import { clock, momentOf } from '../../format/dates'
import { number } from '../../format/money'
import { useMe } from '../../hooks/use-me'
import { useTodaysDate } from '../../hooks/use-todays-date'
import { keepRows } from '../../providers/query-client'
import { BY_LIST } from '../../providers/router'
import { daysAtGate } from './days-at-gate'
import { GateDay } from './gate-day'
import styles from './gate.module.css'

/** From today on, when the address names no days. */
const WEEK = 6

/** Whom to let in and out, day by day, on a paper without phones and prices. */
export default function Gate() {
  const { t } = useTranslation()
  const me = useMe()
  const [params, setParams] = useSearchParams()
  useTodaysDate()
  const { from, to } = daysIn(params)
  const { result, query } = useCustom<GateList, HttpError>({
    url: '/bookings/gate',
    method: 'get',
    config: { query: { from, to } },
    errorNotification: false,
    queryOptions: { ...keepRows, queryKey: ['bookings', 'gate', from, to] },
  })
  const days = query.data ? daysAtGate(result.data) : []
  /** The address is ahead of what is drawn: both days may be changed before the page is drawn anew. */
  const show = (changes: { from?: string; to?: string }) =>
    setParams(
      { ...daysIn(new URLSearchParams(window.location.search)), ...changes },
      { state: BY_LIST }
    )

  return (
    <>
      <PageHeader title={t('gate.title')} hint={t('gate.hint')}>
        <Button icon={<Printer size={17} aria-hidden="true" />} onClick={() => window.print()}>
          {t('gate.print')}
        </Button>
      </PageHeader>
      <div className={styles.tools}>
        <DateRange
          label={t('gate.days')}
          from={{ value: from, onChange: (day) => day && show({ from: day }) }}
          to={{ value: to, onChange: (day) => day && show({ to: day }) }}
        />
      </div>
      <p className={styles.whose}>
        {t('gate.whose', { name: fullName(me), moment: momentOf(clock().toISOString()) })}
      </p>
      {query.isLoading && <ListSkeleton />}
      {query.isLoadingError && (
        <Failed
          title={t('gate.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
      {query.data && days.length === 0 && (
        <Notice title={t('gate.none')} hint={t('gate.noneHint')} role="status" />
      )}
      {days.map((day) => (
        <GateDay key={day.date} day={day} />
      ))}
      {query.data && result.data.total > result.data.stays.length && (
        <p role="status">
          {t('gate.more', {
            shown: number(result.data.stays.length),
            total: number(result.data.total),
          })}
        </p>
      )}
    </>
  )
}

function daysIn(params: URLSearchParams) {
  const asked = { from: params.get('from'), to: params.get('to') }
  const from = isDate(asked.from) ? asked.from : today()
  return { from, to: isDate(asked.to) ? asked.to : addDays(from, WEEK) }
}
