import type { TFunction } from 'i18next'
import type { Contact } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import type { Column } from '../../components/record-table'
import { momentOf } from '../../format/dates'
import styles from './columns.module.css'
import { ContactActions } from './contact-actions'
import { PickBox } from './pick-box'
import type { Selection } from './use-selection'

export const pathOf = ({ _id }: Contact) => `/contacts/${_id}`

export function columns(
  t: TFunction,
  selection: Selection,
  remove: (contact: Contact) => void
): Column<Contact>[] {
  return [
    {
      key: 'pick',
      title: (
        <PickBox
          label={t('contacts.pickAll')}
          checked={selection.all}
          onChange={selection.pickAll}
        />
      ),
      render: ({ _id, fullName: name }) => (
        <PickBox
          label={t('contacts.pick', { name })}
          checked={selection.has(_id)}
          onChange={() => selection.toggle(_id)}
        />
      ),
    },
    {
      key: 'from',
      title: t('contacts.columns.from'),
      render: (contact) => (
        <>
          <span className={contact.isRead ? styles.read : styles.unread}>{contact.fullName}</span>
          <span className={cells.soft}>{contact.email}</span>
        </>
      ),
    },
    {
      key: 'message',
      title: t('contacts.columns.message'),
      render: (contact) => (
        <span className={styles.message}>
          <OverlayLink
            to={pathOf(contact)}
            className={contact.isRead ? styles.read : styles.unread}
          >
            {!contact.isRead && <span className="sr-only">{t('contacts.unreadMark')} </span>}
            {contact.subject}
          </OverlayLink>
          <span className={styles.excerpt}>{contact.message}</span>
        </span>
      ),
    },
    {
      key: 'received',
      title: t('contacts.columns.received'),
      render: ({ createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {momentOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (contact) => <ContactActions contact={contact} remove={remove} />,
    },
  ]
}
