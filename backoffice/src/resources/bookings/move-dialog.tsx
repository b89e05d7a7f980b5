import { addDays, nightsBetween, today } from '@makao/shared/dates'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import { money } from '../../format/money'
import { useMe } from '../../hooks/use-me'
import { nameOf, type Move } from './moves'
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
  const name = nameOf(move, booking, me)
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
      <Consequence booking={booking} move={move} />
      <StepForm form={form} failed={text('failed')}>
        {move.note && isNoted(name) && (
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

/** What else follows: nights that a guest leaves early, money that goes back or is still due. */
function Consequence({ booking, move }: Pick<MoveDialogProps, 'booking' | 'move'>) {
  const { t } = useTranslation()
  const { checkIn, checkOut, currency, paymentStatus, totalAmount } = booking
  if (move.name === 'cancel' && paymentStatus === 'paid') {
    return <p>{t('bookings.moves.refund', { amount: money(totalAmount, currency) })}</p>
  }
  if (move.name === 'checkIn' && paymentStatus !== 'paid') {
    return (
      <p>
        <b>{t('bookings.moves.checkIn.unpaid')}</b>
      </p>
    )
  }
  /* As the API does: a first night that has begun counts. */
  const left = [today(), addDays(checkIn, 1)].sort()[1]
  if (move.name !== 'checkOut' || left >= checkOut) {
    return null
  }
  const nights = nightsBetween(left, checkOut)
  return <p>{t('bookings.moves.early', { count: nights, dates: stayDays(left, checkOut) })}</p>
}

type Noted = 'approve' | 'checkOut' | 'cancel' | 'cancelTrip' | 'decline'

const isNoted = (name: string): name is Noted =>
  ['approve', 'checkOut', 'cancel', 'cancelTrip', 'decline'].includes(name)

const wordsOf = ({ note }: Move, booking?: Booking) => (note && booking?.[note.field]) ?? ''
