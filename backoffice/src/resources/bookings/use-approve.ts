import { useUpdate, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { refocus } from './move-desk'
import { useSettle } from './use-settle'

/**
 * Approves with one tap, without words for the guest; who wants to add some opens the booking. The
 * button waits for the server.
 */
export function useApprove({ _id: id }: Booking) {
  const { t } = useTranslation()
  const settle = useSettle()
  const { mutate, mutation } = useUpdate<Booking, HttpError>({
    resource: 'bookings',
    id,
    values: {},
    meta: { move: 'approve' },
    invalidates: ['resourceAll'],
    successNotification: () => ({
      type: 'success',
      message: t('bookings.moves.approve.done'),
    }),
    errorNotification: (error) => ({
      type: 'error',
      message: t('bookings.moves.approve.failed'),
      description: error?.message,
    }),
  })

  function approve() {
    mutate(
      {},
      {
        onSuccess: ({ data }) => {
          settle(data)
          requestAnimationFrame(refocus)
        },
      }
    )
  }
  return { approve, busy: mutation.isPending }
}
