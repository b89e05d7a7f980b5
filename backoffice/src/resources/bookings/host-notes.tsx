import { Button, Form, Input } from 'antd'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { WrittenText } from '../../components/written-text'
import { RecordForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import styles from './details.module.css'
import { LONGEST_NOTE } from './moves'
import { Section } from './section'
import { useUpdateBooking } from './use-update-booking'

/** The host's words for the guest, which can be changed until check-out: whoever is at it then loses nothing. */
export function HostNotes({ booking, mayChange }: { booking: Booking; mayChange: boolean }) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const { hostNotes } = booking

  if (!changing && !hostNotes && !mayChange) {
    return null
  }
  return (
    <Section title={t('bookings.show.hostNotes')}>
      {changing ? (
        <NotesForm booking={booking} done={() => setChanging(false)} />
      ) : (
        <>
          {hostNotes && <WrittenText text={hostNotes} />}
          {mayChange && (
            <Button
              icon={<Pencil size={16} aria-hidden="true" />}
              onClick={() => setChanging(true)}
            >
              {t(hostNotes ? 'bookings.notes.change' : 'bookings.notes.add')}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}

function NotesForm({ booking, done }: { booking: Booking; done: () => void }) {
  const { t } = useTranslation()
  const updateBooking = useUpdateBooking()
  const form = useRecordForm({
    resource: 'bookings',
    id: booking._id,
    record: booking,
    valuesOf: (from?: Booking) => ({ hostNotes: from?.hostNotes ?? '' }),
    payloadOf: ({ hostNotes }) => ({ hostNotes: hostNotes.trim() || null }),
    saved: () => t(booking.isByHand ? 'bookings.byHand.saved' : 'bookings.notes.done'),
    onSaved: (answer) => {
      updateBooking(answer)
      done()
    },
  })

  return (
    <RecordForm
      form={form}
      failed={t('bookings.notes.failed')}
      submit={t('bookings.notes.save')}
      cancel={done}
    >
      <Form.Item name="hostNotes" className={styles.notes}>
        <Input.TextArea
          autoFocus
          aria-label={t('bookings.show.hostNotes')}
          rows={3}
          maxLength={LONGEST_NOTE}
          placeholder={t('bookings.moves.approve.noteHint')}
        />
      </Form.Item>
    </RecordForm>
  )
}
