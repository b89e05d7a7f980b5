import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { AuditCard } from './card'
import { columns } from './columns'
import { AuditFilters } from './filters'
import { SUBJECTS } from './subjects'

const ID = /^[1-9]\d{0,8}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Who changed what, when, and from what to what. Nobody writes here by hand. */
export default function AuditList() {
  const { t } = useTranslation()
  const state = useListState({ subject: SUBJECTS, subjectId: ID, actor: ID, from: DAY, to: DAY })
  /* The number of a thing means something only beside its kind. */
  const filters = state.filters.filter(
    ({ field }) => field !== 'subjectId' || state.choice('subject')
  )
  const list = useList<AuditEvent, HttpError>({
    resource: 'audit',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters,
    errorNotification: false,
  })

  return (
    <ListScreen
      title={t('audit.title')}
      texts={{
        count: (total) => t('audit.count', { count: total, formatted: number(total) }),
        search: t('audit.search'),
        empty: t('audit.empty'),
        emptyHint: t('audit.emptyHint'),
      }}
      failure={{ title: t('audit.failed') }}
      state={state}
      list={list}
      filters={<AuditFilters state={state} />}
    >
      {(rows, busy) => (
        <RecordList
          caption={t('audit.title')}
          rows={rows}
          columns={columns(t)}
          card={(event) => <AuditCard event={event} />}
          busy={busy}
        />
      )}
    </ListScreen>
  )
}
