import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking } from '~/api/types'
import { loadTrip } from './load-trip.server'

/** What is known of a payment under way. */
export interface Attempt {
  gateway: string
  /** The payer has been silent for so long that they may be asked again. */
  canSendAgain: boolean
  /** Why it failed; null otherwise. */
  failure: string | null
}

/**
 * Asks what became of a payment under way, and reads the trip again when it has ended. One that
 * cannot be asked about stays under way.
 */
export async function loadPayment(request: Request, booking: Booking) {
  if (booking.paymentStatus !== 'pending') {
    return { booking, attempt: null }
  }
  const id = String(booking._id)
  try {
    const { data, message } = await apiFor(request).bookings.confirmPayment({
      params: { id },
      body: {},
    })
    const attempt: Attempt = {
      gateway: data.gateway,
      canSendAgain: data.resendAt !== null && Date.parse(data.resendAt) <= Date.now(),
      failure: data.status === 'failed' ? (message ?? null) : null,
    }
    return { booking: data.resendAt ? booking : await loadTrip(request, id), attempt }
  } catch (error) {
    if (error instanceof ApiFailure) {
      return { booking, attempt: null }
    }
    throw error
  }
}
