import { isBeingPaid } from '@makao/shared/is-being-paid'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking } from '~/api/types'
import { loadTrip } from './load-trip.server'

/** What is known of the last attempt to pay. */
export interface Attempt {
  gateway: string
  /** The payer has been silent for so long that they may be asked again. */
  canSendAgain: boolean
  /** What the payer does now; null when nothing is left to do. */
  instructions: string | null
  /** The gateway's page to pay on, if any. */
  redirectUrl: string | null
  /** Why it failed; null otherwise. */
  failure: string | null
}

/**
 * Asks what became of the last payment, and reads the trip again when one under way has ended. One that
 * cannot be asked about stays under way. A failure may have been heard while nobody looked.
 */
export async function loadPayment(request: Request, booking: Booking) {
  const isUnderWay = isBeingPaid(booking)
  if (!isUnderWay && booking.waysToPay.length === 0) {
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
      instructions: data.instructions,
      redirectUrl: data.redirectUrl,
      failure: data.status === 'failed' ? (message ?? null) : null,
    }
    const hasChanged = isUnderWay ? data.status !== 'pending' : data.status === 'paid'
    return { booking: hasChanged ? await loadTrip(request, id) : booking, attempt }
  } catch (error) {
    if (error instanceof ApiFailure) {
      return { booking, attempt: null }
    }
    throw error
  }
}
