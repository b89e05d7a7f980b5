import { useDataProvider, useInvalidate, useUpdate, type HttpError } from '@refinedev/core'
import { nightsBetween } from '@makao/shared/dates'
import { isBeingPaid } from '@makao/shared/is-being-paid'
import { nightsFreed } from '@makao/shared/nights-freed'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import { money, sums } from '../../format/money'
import { useMe } from '../../hooks/use-me'
import { AsItIsNow } from './as-it-is-now'
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
export default function MoveDialog({ booking: chosen, move, gone }: MoveDialogProps) {
  const { t } = useTranslation()
  const [booking, setBooking] = useState(chosen)
  const [open, setOpen] = useState(true)
  const updateBooking = useUpdateBooking()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  const invalidate = useInvalidate()
  const dataProvider = useDataProvider()
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
  const shown = shownIn(move, booking)

  /** With what its reader decided by: the API refuses the step where that is another by now. */
  async function sendShown(words: Words) {
    try {
      const { data } = await update({
        resource: 'bookings',
        id: booking._id,
        values: { ...notesOf(words), ...shown },
        meta: { move: move.path },
        successNotification: false,
        errorNotification: false,
      })
      return data
    } catch (error) {
      void invalidate({ resource: 'bookings', invalidates: ['list', 'detail'] })
      if ((error as HttpError).statusCode === 409) await lookAgain()
      throw error
    }
  }

  /** The refusal says that something else would happen by now: what the dialog shows becomes that. */
  async function lookAgain() {
    const read = dataProvider().getOne<Booking>({ resource: 'bookings', id: booking._id })
    const now = await read.catch(() => null)
    if (now) renew(now.data)
  }

  /* What a guest has changed meanwhile is read before it is approved. */
  function renew(now: Booking) {
    setBooking(now)
    updateBooking(now)
  }

  const form = useRecordForm({
    resource: 'bookings',
    id: booking._id,
    record: booking,
    meta: { move: move.path },
    send: shown && sendShown,
    onRenewed: move.name === 'approve' ? renew : undefined,
    valuesOf: (from?: Booking): Words =>
      move.note ? { [move.note.field]: wordsOf(move, from) } : {},
    payloadOf: notesOf,
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
      {move.name === 'approve' && booking !== chosen && <AsItIsNow booking={booking} />}
      <p>{hasOwnEffect ? t(`bookings.byHand.${name}`, params) : text('effect')}</p>
      <Consequence booking={booking} move={move} />
      <DepositBack booking={booking} move={move} />
      {move.name === 'cancel' && isBeingPaid(booking) && <p>{t('bookings.moves.mayComeBack')}</p>}
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

const notesOf = (words: Words) =>
  Object.fromEntries(Object.entries(words).map(([field, note]) => [field, note.trim() || null]))

function shownIn(move: Move, { cancellation, dateChange, status }: Booking) {
  if (move.answers) {
    return { change: dateChange?._id }
  }
  return move.name === 'cancel' ? { refund: cancellation.refund, status } : undefined
}

/** What else follows: nights that a guest leaves early, money that goes back or is still due. */
function Consequence({ booking, move }: Pick<MoveDialogProps, 'booking' | 'move'>) {
  const { t } = useTranslation()
  const { cancellation, paymentStatus } = booking
  if (move.name === 'cancel' && cancellation.back) {
    const { stay, word } = cancellation.back
    return stay.length > 0 ? (
      <p>{t('bookings.moves.refund', { amount: sums(stay) })}</p>
    ) : (
      <p>{t(`bookings.moneyBack.${word}`, amountsOf(cancellation.back))}</p>
    )
  }
  if (move.name === 'agreeDates' && booking.dateChange) {
    return <Difference of={booking.dateChange} />
  }
  if (move.name === 'noShow' && !booking.isByHand) {
    const { noShowBack } = cancellation
    return <p>{t(`bookings.moneyBack.${noShowBack?.word ?? 'none'}`, amountsOf(noShowBack))}</p>
  }
  if (move.name === 'checkIn' && paymentStatus !== 'paid') {
    return (
      <p>
        <b>{t('bookings.moves.checkIn.unpaid')}</b>
      </p>
    )
  }
  const freed = move.name === 'checkOut' && nightsFreed(booking)
  if (!freed) {
    return null
  }
  const count = nightsBetween(freed.from, freed.to)
  return (
    <p>
      {t('bookings.moves.early', { count, dates: stayDays(freed.from, freed.to) })}
      {!booking.isByHand && ` ${t('bookings.moves.lowerAfter')}`}
    </p>
  )
}

/** A deposit goes back whatever the policy says. */
function DepositBack({ booking, move }: Pick<MoveDialogProps, 'booking' | 'move'>) {
  const { t } = useTranslation()
  const { back, noShowBack } = booking.cancellation
  const ends = move.name === 'cancel' ? back : move.name === 'noShow' ? noShowBack : null
  return ends && ends.deposit.length > 0 ? (
    <p>{t('bookings.deposit.also', { amount: sums(ends.deposit) })}</p>
  ) : null
}

const newDatesOf = ({ dateChange }: Booking) =>
  dateChange ? stayDays(dateChange.checkIn, dateChange.checkOut) : ''

const amountsOf = (back: Booking['cancellation']['back']) => ({
  refund: sums(back?.stay ?? []),
  amount: sums(back?.of ?? []),
})

type Noted = 'approve' | 'checkOut' | 'cancel' | 'cancelTrip' | 'decline'

const isNoted = (name: string): name is Noted =>
  ['approve', 'checkOut', 'cancel', 'cancelTrip', 'decline'].includes(name)

/** Nobody is told, and nobody writes a review. */
type OtherByHand = 'cancel' | 'checkOut' | 'noShow' | 'notePayment' | 'undoPayment'

const isOtherByHand = (name: string): name is OtherByHand =>
  ['cancel', 'checkOut', 'noShow', 'notePayment', 'undoPayment'].includes(name)

const wordsOf = ({ note }: Move, booking?: Booking) => (note && booking?.[note.field]) ?? ''
