import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import type { Move } from './moves'
import { useUpdateBooking } from './use-update-booking'

interface MoveDialogProps {
  booking: Booking
  move: Move
  gone: () => void
}

type Words = Partial<Record<'hostNotes' | 'cancellationReason', string>>

/** Explains a step and takes its note; stays open until the server accepts. */
export default function MoveDialog({ booking, move, gone }: MoveDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const updateBooking = useUpdateBooking()
  const { _id: me } = useMe()
  const close = () => setOpen(false)
  const name = move.name === 'cancel' && booking.guest._id === me ? 'cancelTrip' : move.name
  const text = (part: 'title' | 'effect' | 'confirm' | 'dismiss' | 'done' | 'failed') =>
    t(`bookings.moves.${name}.${part}`, {
      guest: fullName(booking.guest),
      dates: stayDays(booking.checkIn, booking.checkOut),
    })

  const form = useRecordForm({
    resource: 'bookings',
    id: booking._id,
    record: booking,
    meta: { move: move.path },
    valuesOf: (from?: Booking): Words =>
      move.note ? { [move.note.field]: wordsOf(move, from) } : {},
    payloadOf: (words) =>
      Object.fromEntries(
        Object.entries(words).map(([field, note]) => [field, note.trim() || null])
      ),
    saved: () => text('done'),
    failed: text('failed'),
    onSaved: (answer) => {
      updateBooking(answer)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={text('title')}
      close={close}
      gone={gone}
      typed={Boolean(move.note)}
      dismiss={text('dismiss')}
      confirm={text('confirm')}
      danger={move.danger}
      form={form}
    >
      <p>{text('effect')}</p>
      <StepForm form={form} failed={text('failed')}>
        {move.note && name !== 'checkIn' && (
          <Form.Item name={move.note.field} label={t(`bookings.moves.${name}.note`)}>
            <Input.TextArea
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={move.note.longest}
              placeholder={t(`bookings.moves.${name}.noteHint`)}
            />
          </Form.Item>
        )}
      </StepForm>
    </StepDialog>
  )
}

const wordsOf = ({ note }: Move, booking?: Booking) => (note && booking?.[note.field]) ?? ''
