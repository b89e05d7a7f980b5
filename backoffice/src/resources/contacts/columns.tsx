import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { Contact } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { PickBox } from '../../components/pick-box'
import { momentOf } from '../../format/dates'
import type { Selection } from '../../hooks/use-selection'
import styles from './columns.module.css'
import { Answered } from './answered'
import { ContactActions } from './contact-actions'

export const pathOf = ({ _id }: Contact) => `/contacts/${_id}`

export function columns(
  t: TFunction,
  selection: Selection,
  remove: (contact: Contact) => void
): TableColumnsType<Contact> {
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
      render: (_, { _id, fullName: name }) => (
        <PickBox
          label={t('contacts.pick', { name })}
          checked={selection.has(_id)}
          onChange={() => selection.toggle(_id)}
        />
      ),
    },
    {
      key: 'fullName',
      title: t('contacts.columns.from'),
      sorter: true,
      render: (_, contact) => (
        <>
          <span className={contact.isRead ? styles.read : styles.unread}>{contact.fullName}</span>
          <span className={cells.soft}>{contact.email}</span>
        </>
      ),
    },
    {
      key: 'message',
      title: t('contacts.columns.message'),
      render: (_, contact) => (
        <span className={styles.message}>
          <OverlayLink
            to={pathOf(contact)}
            className={contact.isRead ? styles.read : styles.unread}
          >
            {!contact.isRead && <span className="sr-only">{t('contacts.unreadMark')} </span>}
            {contact.subject}
          </OverlayLink>
          <span className={styles.excerpt}>{contact.message}</span>
          <Answered contact={contact} />
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: t('contacts.columns.received'),
      sorter: true,
      render: (_, { createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {momentOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, contact) => <ContactActions contact={contact} remove={remove} />,
    },
  ]
}
