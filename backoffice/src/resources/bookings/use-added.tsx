import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { useMe } from '../../hooks/use-me'
import { useToasts } from '../../layout/toasts'
import { useClosable } from '../../providers/notification'
import { useUpdateBooking } from './use-update-booking'

/** Long enough to read it and to reach the button, also by keyboard. */
const SECONDS = 20

const KEY = 'booking-added'

/** The toast of a stay that was written down, and the way back as long as no letter has left; its host is who undoes it. */
export function useAdded() {
  const { t } = useTranslation()
  const { _id: me } = useMe()
  const toasts = useToasts()
  const closable = useClosable()
  const invalidate = useInvalidate()
  const updateBooking = useUpdateBooking()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()

  async function undo({ _id: id }: Booking) {
    toasts.destroy(KEY)
    try {
      const { data } = await update({
        resource: 'bookings',
        id,
        values: {},
        meta: { move: 'cancel' },
        successNotification: false,
        errorNotification: false,
      })
      updateBooking(data)
      void invalidate({ resource: 'bookings', invalidates: ['list'] })
      toasts.open({
        key: KEY,
        type: 'success',
        message: t('bookings.add.undone'),
        closable,
      })
    } catch (error) {
      const { message: description } = error as HttpError
      const message = t('calendar.undoFailed')
      toasts.open({ key: KEY, type: 'error', message, description, closable })
    }
  }

  return (booking: Booking) => {
    const hasAddress = booking.guest.email !== null
    const isTold = booking.isGuestTold ?? hasAddress
    const isOpen = booking.actions.includes('cancel')
    const canUndo = !isTold && booking.host._id === me && isOpen
    const isUntold = !isTold && hasAddress
    toasts.open({
      key: KEY,
      type: 'success',
      message: t('bookings.add.done'),
      description: isUntold && t('bookings.add.untold'),
      duration: canUndo || isUntold ? SECONDS : undefined,
      closable,
      actions: canUndo && <Button onClick={() => void undo(booking)}>{t('calendar.undo')}</Button>,
    })
  }
}
