import { Button } from 'antd'
import { Mail, MailOpen, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import cells from '../../components/cells.module.css'
import { refocus } from '../../components/refocus'
import { useMarks } from './use-marks'

interface ContactActionsProps {
  contact: Contact
  remove: (contact: Contact) => void
}

export function ContactActions({ contact, remove }: ContactActionsProps) {
  const { t } = useTranslation()
  const mark = useMarks()
  const { _id: id, fullName: name, isRead } = contact
  const Sign = isRead ? Mail : MailOpen
  const toggle = t(isRead ? 'contacts.markUnreadNamed' : 'contacts.markReadNamed', { name })
  const erase = t('contacts.deleteNamed', { name })

  return (
    <span className={cells.actions}>
      <Button
        type="text"
        size="small"
        aria-label={toggle}
        title={toggle}
        icon={<Sign size={18} aria-hidden="true" />}
        onClick={() => void mark([id], !isRead).then(() => refocus())}
      />
      <Button
        type="text"
        size="small"
        danger
        aria-label={erase}
        title={erase}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => remove(contact)}
      />
    </span>
  )
}
