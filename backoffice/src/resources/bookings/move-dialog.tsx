import { useUpdate, type HttpError } from '@refinedev/core'
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
import { Difference } from './difference'
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
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  const { _id: me } = useMe()
  const close = () => setOpen(false)
  const name = nameOf(move, booking, me)
  const params = {
    guest: fullName(booking.guest),
    dates: stayDays(booking.checkIn, booking.checkOut),
    amount: money(booking.totalAmount, booking.currency),
    newDates: newDatesOf(booking),
  }
  const text = (part: 'title' | 'effect' | 'confirm' | 'dismiss' | 'done' | 'failed') =>
    t(`bookings.moves.${name}.${part}`, params)
  const hasOwnEffect = booking.isByHand && isOtherByHand(name)

  const form = useRecordForm({
    resource: 'bookings',
    id: booking._id,
    record: booking,
    meta: { move: move.path },
    send: move.answers
      ? async () => {
          const { data } = await update({
            resource: 'bookings',
            id: booking._id,
            values: { change: booking.dateChange?._id },
            meta: { move: move.path },
            successNotification: false,
            errorNotification: false,
          })
          return data
        }
      : undefined,
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
      <p>{hasOwnEffect ? t(`bookings.byHand.${name}`, params) : text('effect')}</p>
      <Consequence booking={booking} move={move} />
      <DepositBack booking={booking} move={move} />
      <StepForm form={form} failed={text('failed')}>
        {move.note && isNoted(name) && (
          <Form.Item name={move.note.field} label={t(`bookings.moves.${name}.note`)}>
            <Input.TextArea
              rows={3}
              maxLength={move.note.longest}
              placeholder={booking.isByHand ? undefined : t(`bookings.moves.${name}.noteHint`)}
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
  const { cancellation, checkIn, checkOut, currency, paymentStatus } = booking
  if (move.name === 'cancel' && cancellation.refund !== null) {
    return <p>{t('bookings.moves.refund', { amount: money(cancellation.refund, currency) })}</p>
  }
  if (move.name === 'agreeDates' && booking.dateChange) {
    return <Difference of={booking.dateChange} />
  }
  if (move.name === 'noShow' && !booking.isByHand) {
    return <p>{t(`bookings.noShowMoney.${moneyOf(booking)}`, amountsOf(booking))}</p>
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

/** A deposit goes back whatever the policy says. */
function DepositBack({ booking, move }: Pick<MoveDialogProps, 'booking' | 'move'>) {
  const { t } = useTranslation()
  const { currency, deposit } = booking
  const ends = move.name === 'cancel' || move.name === 'noShow'
  return ends && deposit?.state === 'held' ? (
    <p>{t('bookings.deposit.also', { amount: money(deposit.amount, currency) })}</p>
  ) : null
}

const newDatesOf = ({ dateChange }: Booking) =>
  dateChange ? stayDays(dateChange.checkIn, dateChange.checkOut) : ''

/** What becomes of the money of a guest who has not come. */
function moneyOf({ cancellation: { noShowRefund }, totalAmount }: Booking) {
  if (noShowRefund === null) {
    return 'unpaid'
  }
  return noShowRefund === 0 ? 'kept' : noShowRefund < totalAmount ? 'part' : 'all'
}

const amountsOf = ({ cancellation: { noShowRefund }, currency, totalAmount }: Booking) => ({
  refund: money(noShowRefund ?? 0, currency),
  amount: money(totalAmount, currency),
})

type Noted = 'approve' | 'checkOut' | 'cancel' | 'cancelTrip' | 'decline'

const isNoted = (name: string): name is Noted =>
  ['approve', 'checkOut', 'cancel', 'cancelTrip', 'decline'].includes(name)

/** Nobody is told, and nobody writes a review. */
type OtherByHand = 'cancel' | 'checkOut' | 'noShow' | 'notePayment' | 'undoPayment'

const isOtherByHand = (name: string): name is OtherByHand =>
  ['cancel', 'checkOut', 'noShow', 'notePayment', 'undoPayment'].includes(name)

const wordsOf = ({ note }: Move, booking?: Booking) => (note && booking?.[note.field]) ?? ''
