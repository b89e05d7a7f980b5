import { useUpdate, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { Confirm } from '../../components/confirm'
import { fullName } from '../../components/portrait'
import { useUpdateBooking } from '../bookings/use-update-booking'

interface WithdrawDialogProps {
  booking: Booking
  gone: () => void
}

/** A host takes a claim back, after being told what that does. */
export default function WithdrawDialog({ booking, gone }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const updateBooking = useUpdateBooking()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()

  async function withdraw() {
    const { data } = await update({
      resource: 'bookings',
      id: booking._id,
      values: { claim: booking.depositClaim?._id },
      meta: { move: 'claim/withdraw' },
      successNotification: () => ({ type: 'success', message: t('depositClaims.withdraw.done') }),
      errorNotification: false,
    })
    updateBooking(data)
  }

  return (
    <Confirm
      title={t('depositClaims.withdraw.title')}
      confirm={t('depositClaims.withdraw.confirm')}
      dismiss={t('depositClaims.dismiss')}
      failed={t('depositClaims.withdraw.failed')}
      act={withdraw}
      gone={gone}
    >
      <p>{t('depositClaims.withdraw.effect', { guest: fullName(booking.guest) })}</p>
    </Confirm>
  )
}
