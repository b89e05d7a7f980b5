import { useList, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import { FilterPills } from '../../components/filter-select'
import { ListScreen, PAGE_SIZE } from '../../components/list-screen'
import { RecordList } from '../../components/record-list'
import { number } from '../../format/money'
import { useListState } from '../../hooks/use-list-state'
import { BulkBar } from './bulk-bar'
import { ContactCard } from './card'
import { columns, pathOf } from './columns'
import { DeleteContact } from './delete-contact'
import { useSelection } from './use-selection'

/** What people wrote to the desk: first what nobody has read. */
export default function ContactList() {
  const { t } = useTranslation()
  const state = useListState({ isRead: ['false', 'true'] })
  const [leaving, setLeaving] = useState<Contact | null>(null)
  const list = useList<Contact, HttpError>({
    resource: 'contacts',
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: state.filters,
    errorNotification: false,
  })
  const selection = useSelection(list.result.data)
  const states = [
    { value: '', text: t('contacts.all') },
    { value: 'false', text: t('contacts.unread') },
    { value: 'true', text: t('contacts.read') },
  ]

  return (
    <>
      <ListScreen
        title={t('contacts.title')}
        texts={{
          count: (total) => t('contacts.count', { count: total, formatted: number(total) }),
          search: t('contacts.search'),
          empty: t('contacts.empty'),
          emptyHint: t('contacts.emptyHint'),
        }}
        failure={{ title: t('contacts.failed') }}
        state={state}
        list={list}
        filters={
          <FilterPills
            label={t('list.status')}
            options={states}
            value={state.choice('isRead')}
            onChange={(isRead) => state.choose('isRead', isRead)}
          />
        }
      >
        {(rows, busy) => (
          <>
            <BulkBar selection={selection} />
            <RecordList
              caption={t('contacts.title')}
              rows={rows}
              columns={columns(t, selection, setLeaving)}
              card={(contact) => (
                <ContactCard contact={contact} selection={selection} remove={setLeaving} />
              )}
              pathOf={pathOf}
              busy={busy}
            />
          </>
        )}
      </ListScreen>
      {leaving && <DeleteContact contact={leaving} gone={() => setLeaving(null)} />}
    </>
  )
}
