import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { PickBox } from '../../components/pick-box'
import { momentOf } from '../../format/dates'
import type { Selection } from '../../hooks/use-selection'
import styles from './columns.module.css'
import card from './card.module.css'
import { pathOf } from './columns'
import { Answered } from './answered'
import { ContactActions } from './contact-actions'

interface ContactCardProps {
  contact: Contact
  selection: Selection
  remove: (contact: Contact) => void
}

export function ContactCard({ contact, selection, remove }: ContactCardProps) {
  const { t } = useTranslation()
  const { _id: id, fullName: name, subject, message, isRead, createdAt } = contact
  return (
    <div className={card.card}>
      <OverlayLink to={pathOf(contact)} className={isRead ? styles.read : styles.unread}>
        {!isRead && <span className="sr-only">{t('contacts.unreadMark')} </span>}
        {subject}
      </OverlayLink>
      <p className={styles.excerpt}>{message}</p>
      <Answered contact={contact} />
      <p className={cells.soft}>
        {name} · <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </p>
      <div className={card.foot}>
        <PickBox
          label={t('contacts.pick', { name })}
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
        />
        <ContactActions contact={contact} remove={remove} />
      </div>
    </div>
  )
}
