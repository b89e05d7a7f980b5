import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Subscriber } from '../../api/types'
import cells from '../../components/cells.module.css'
import { ExportLink } from '../../components/export-link'
import { FilterPills } from '../../components/filter-select'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { dayOf } from '../../format/dates'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { columns, StatusTag, STATUSES } from './columns'

/** Who gets the newsletter, who has yet to confirm, and who has left. */
export default function SubscriberList() {
  const { t } = useTranslation()
  const state = useListState({ status: STATUSES })
  const list = useList<Subscriber, HttpError>({
    resource: 'newsletter',
    meta: { path: 'newsletter/subscribers' },
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters,
    errorNotification: false,
  })
  const statuses = [
    { value: '', text: t('newsletter.status.all') },
    ...STATUSES.map((value) => ({ value, text: t(`newsletter.status.${value}`) })),
  ]

  return (
    <ListScreen
      title={t('newsletter.title')}
      texts={{
        count: (total) => t('newsletter.count', { count: total, formatted: number(total) }),
        search: t('newsletter.search'),
        empty: t('newsletter.empty'),
        emptyHint: t('newsletter.emptyHint'),
      }}
      failure={{ title: t('newsletter.failed') }}
      state={state}
      list={list}
      action={<ExportLink path="newsletter/subscribers/export.csv" state={state} />}
      filters={
        <FilterPills
          label={t('list.status')}
          options={statuses}
          value={state.choice('status')}
          onChange={(status) => state.choose('status', status)}
        />
      }
    >
      {(rows, busy) => (
        <RecordList
          caption={t('newsletter.title')}
          rows={rows}
          columns={columns(t)}
          card={({ email, status, createdAt }) => (
            <>
              <a href={`mailto:${email}`} className={cells.strong}>
                {email}
              </a>
              <span className={cells.soft}>{dayOf(createdAt)}</span>
              <StatusTag status={status} />
            </>
          )}
          busy={busy}
        />
      )}
    </ListScreen>
  )
}
