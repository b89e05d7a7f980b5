import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Subscriber } from '../../api/types'
import cells from '../../components/cells.module.css'
import { ExportList } from '../../components/export-list'
import { filterProps } from '../../components/filter-props'
import { FilterPills } from '../../components/filter-select'
import { ResourceList } from '../../components/resource-list'
import { dayOf } from '../../format/dates'
import { keepRows } from '../../providers/query-client'
import { columns, StatusTag, STATUSES } from './columns'

export default function SubscriberList() {
  const { t } = useTranslation()
  const table = useTable<Subscriber, HttpError>({
    resource: 'newsletter',
    errorNotification: false,
    meta: { path: 'newsletter/subscribers' },
    queryOptions: keepRows,
  })

  return (
    <ResourceList
      table={table}
      texts="newsletter"
      actions={<ExportList table={table} path="newsletter/subscribers/export.csv" />}
      filters={
        <FilterPills
          {...filterProps(table, 'status')}
          label={t('list.status')}
          options={[
            { value: '', text: t('newsletter.status.all') },
            ...STATUSES.map((value) => ({ value, text: t(`newsletter.status.${value}`) })),
          ]}
        />
      }
      columns={columns(t)}
      card={({ email, status, createdAt }) => (
        <>
          <a href={`mailto:${email}`} className={cells.strong}>
            {email}
          </a>
          <span className={cells.soft}>{dayOf(createdAt)}</span>
          <span>
            <StatusTag status={status} />
          </span>
        </>
      )}
    />
  )
}
