import { useUpdate, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { Days, Price } from './add-fields'
import { useUpdateBooking } from './use-update-booking'

interface StayDialogProps {
  booking: Booking
  gone: () => void
}

/** Other dates, another price, or both, for a stay that was written down (ADR 0120). */
export default function StayDialog({ booking, gone }: StayDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const updateBooking = useUpdateBooking()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  const close = () => setOpen(false)

  const form = useRecordForm({
    resource: 'bookings',
    id: booking._id,
    record: booking,
    onRenewed: updateBooking,
    valuesOf: (from = booking) => ({
      checkIn: from.checkIn,
      checkOut: from.checkOut,
      total: agreedOf(from),
      isPaid: from.paymentStatus === 'paid',
    }),
    send: async ({ total, ...values }, from = booking) => {
      const price = isAsItIs(from, { total, ...values })
        ? {}
        : { total: total === '' ? null : Number(total) }
      const { data } = await update({
        resource: 'bookings',
        id: booking._id,
        values: { ...values, ...price },
        meta: { move: 'stay', version: from.updatedAt },
        successNotification: false,
        errorNotification: false,
      })
      return data
    },
    saved: () => t('bookings.change.done'),
    failed: t('bookings.change.failed'),
    onSaved: (answer) => {
      updateBooking(answer)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('bookings.change.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('bookings.change.dismiss')}
      confirm={t('bookings.change.confirm')}
      form={form}
    >
      <p>{t('bookings.change.effect')}</p>
      <StepForm form={form} failed={t('bookings.change.failed')}>
        <Days />
        <Price />
      </StepForm>
    </StepDialog>
  )
}

/** What it costs stays: the host's prices may be others by now. */
const isAsItIs = (
  booking: Booking,
  typed: Pick<Booking, 'checkIn' | 'checkOut'> & { total: string }
) =>
  typed.total === agreedOf(booking) &&
  typed.checkIn === booking.checkIn &&
  typed.checkOut === booking.checkOut

/** What the two have agreed on is one line; without it the host's own prices count. */
function agreedOf({ quote, totalAmount }: Booking) {
  return quote.lines.some(({ kind }) => kind === 'agreed') ? String(totalAmount) : ''
}
