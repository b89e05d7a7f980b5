import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import { filterProps } from '../../components/filter-props'
import { FilterPills } from '../../components/filter-select'
import { refocus } from '../../components/refocus'
import { ResourceList } from '../../components/resource-list'
import { useSelection } from '../../hooks/use-selection'
import { keepRows } from '../../providers/query-client'
import { MarkBar } from './mark-bar'
import { ContactCard } from './card'
import { columns } from './columns'
import { DeleteContact } from './delete-contact'

/** Messages of the contact form, unread first. */
export default function ContactList() {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<Contact | null>(null)
  const table = useTable<Contact, HttpError>({
    resource: 'contacts',
    errorNotification: false,
    queryOptions: keepRows,
  })
  const selection = useSelection(table.result.data)

  function gone() {
    setLeaving(null)
    refocus()
  }

  return (
    <>
      <ResourceList
        table={table}
        texts="contacts"
        filters={
          <FilterPills
            {...filterProps(table, 'isRead')}
            label={t('list.status')}
            options={[
              { value: '', text: t('contacts.all') },
              { value: 'false', text: t('contacts.unread') },
              { value: 'true', text: t('contacts.read') },
            ]}
          />
        }
        columns={columns(t, selection, setLeaving)}
        card={(contact) => (
          <ContactCard contact={contact} selection={selection} remove={setLeaving} />
        )}
      >
        <MarkBar selection={selection} />
      </ResourceList>
      {leaving && <DeleteContact contact={leaving} gone={gone} />}
    </>
  )
}
