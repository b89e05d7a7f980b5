import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { CheckCheck, MailOpen, Reply, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Contact } from '../../api/types'
import { Facts } from '../../components/facts'
import { RecordDialog } from '../../components/record-dialog'
import { WrittenText } from '../../components/written-text'
import { momentOf } from '../../format/dates'
import { fullName as nameOf } from '../../components/portrait'
import { useOverlay } from '../../hooks/use-overlay'
import { useRecordStep } from '../../hooks/use-record-step'
import { DeleteContact } from './delete-contact'
import styles from './show.module.css'
import { useMarks } from './use-marks'

/** A message in a dialog; opening marks it as read. */
export default function ContactShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const overlay = useOverlay('/contacts')
  /* Not asked for anew once it is deleted: it stays until its dialog has closed. */
  const [leaving, setLeaving] = useState<Contact | null>(null)
  const { result, query } = useOne<Contact, HttpError>({
    resource: 'contacts',
    id,
    errorNotification: false,
    queryOptions: { enabled: leaving === null },
  })
  const contact = leaving ?? result
  useReadOnOpening(contact)

  return (
    <>
      <RecordDialog
        overlay={overlay}
        query={query}
        title={contact?.subject}
        failed={t('contacts.showFailed')}
        width={680}
      >
        {contact && (
          <Message contact={contact} close={overlay.close} remove={() => setLeaving(contact)} />
        )}
      </RecordDialog>
      {leaving && (
        <DeleteContact
          contact={leaving}
          gone={(done) => {
            if (!done || !overlay.close()) {
              setLeaving(null)
            }
          }}
        />
      )}
    </>
  )
}

/** Once per message, so that marking it unread again lasts. */
function useReadOnOpening(contact: Contact | undefined) {
  const mark = useMarks()
  const seen = useRef<number | null>(null)

  useEffect(() => {
    if (contact && seen.current !== contact._id) {
      seen.current = contact._id
      if (!contact.isRead) {
        void mark([contact._id], true)
      }
    }
  }, [contact, mark])
}

interface MessageProps {
  contact: Contact
  close: () => void
  remove: () => void
}

function Message({ contact, close, remove }: MessageProps) {
  const { t } = useTranslation()
  const mark = useMarks()
  const { _id: id, fullName, email, phone, subject, message, createdAt, answeredAt } = contact
  const { change } = useRecordStep<Contact>('contacts')
  const answer = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`

  /** A refusal is told by a toast; the button stays. */
  const markAnswered = (isAnswered: boolean) =>
    change(id, () => t(isAnswered ? 'contacts.answeredDone' : 'contacts.unansweredDone'), {
      values: { isAnswered },
      failed: t('contacts.markFailed'),
    }).catch(() => undefined)

  async function markUnread() {
    if (await mark([id], false)) {
      close()
    }
  }

  return (
    <>
      <WrittenText text={message} className={styles.message} />
      <Facts
        facts={[
          { name: t('contacts.columns.from'), value: fullName },
          { name: t('contacts.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { name: t('contacts.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
          { name: t('contacts.columns.received'), value: momentOf(createdAt) },
          ...(answeredAt ? [{ name: t('contacts.answered'), value: answeredBy(contact) }] : []),
        ]}
      />
      <div className={styles.steps}>
        <Button type="primary" href={answer} icon={<Reply size={17} aria-hidden="true" />}>
          {t('contacts.answer')}
        </Button>
        <Button
          icon={<CheckCheck size={17} aria-hidden="true" />}
          onClick={() => void markAnswered(!answeredAt)}
        >
          {t(answeredAt ? 'contacts.markUnanswered' : 'contacts.markAnswered')}
        </Button>
        <Button icon={<MailOpen size={17} aria-hidden="true" />} onClick={() => void markUnread()}>
          {t('contacts.markUnread')}
        </Button>
        <Button danger icon={<Trash2 size={17} aria-hidden="true" />} onClick={remove}>
          {t('contacts.delete.confirm')}
        </Button>
      </div>
    </>
  )
}

const answeredBy = ({ answeredAt, answeredBy: admin }: Contact) =>
  [admin && nameOf(admin), answeredAt && momentOf(answeredAt)].filter(Boolean).join(', ')
