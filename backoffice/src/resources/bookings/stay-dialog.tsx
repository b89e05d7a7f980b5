import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { Days, Price } from './add-fields'
import { useChangeStay, useStayStep } from './use-stay-step'

interface StayDialogProps {
  booking: Booking
  gone: () => void
}

/** Other dates, another price, or both, for a stay that was written down (ADR 0120). */
export default function StayDialog({ booking, gone }: StayDialogProps) {
  const { t } = useTranslation()
  const changeStay = useChangeStay(booking)

  const { dialog, form } = useStayStep('change', gone, {
    id: booking._id,
    record: booking,
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
      return changeStay('stay', { ...values, ...price }, from.updatedAt)
    },
  })

  return (
    <StepDialog {...dialog}>
      <p>{t('bookings.change.effect')}</p>
      <StepForm {...form}>
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
