import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import { Confirm } from '../../components/confirm'
import { useRecordStep } from '../../hooks/use-record-step'
import { CONTACT_STATS } from './unread-badge'

interface DeleteContactProps {
  contact: Contact
  gone: (done: boolean) => void
}

export function DeleteContact({ contact, gone }: DeleteContactProps) {
  const { t } = useTranslation()
  const step = useRecordStep<Contact>('contacts')
  const client = useQueryClient()

  async function remove() {
    await step.remove(contact._id, t('contacts.delete.done'))
    void client.invalidateQueries({ queryKey: CONTACT_STATS })
  }

  return (
    <Confirm
      title={t('contacts.delete.title')}
      confirm={t('contacts.delete.confirm')}
      dismiss={t('contacts.delete.dismiss')}
      failed={t('contacts.delete.failed')}
      danger
      act={remove}
      gone={gone}
    >
      <p>{t('contacts.delete.effect', { name: contact.fullName, subject: contact.subject })}</p>
    </Confirm>
  )
}
