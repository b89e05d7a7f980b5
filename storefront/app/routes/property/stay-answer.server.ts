import type { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Quote } from '~/api/types'
import type { StayRequest } from './stay-request'

export interface StayAnswer {
  checkIn: string
  checkOut: string
  state: 'available' | 'unavailable' | 'refused' | 'failed' | 'offline'
  quote: Quote | null
  message: string | null
}

/** Requests the price and availability of a stay. Never throws an ApiFailure. */
export async function askForQuote(
  api: ReturnType<typeof apiFor>,
  id: string,
  { checkIn, checkOut, guests }: StayRequest
): Promise<StayAnswer> {
  const dates = { checkIn, checkOut }
  try {
    const { data } = await api.properties.quote({ params: { id }, query: { ...dates, guests } })
    const { available, quote } = data
    return { ...dates, state: available ? 'available' : 'unavailable', quote, message: null }
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const refused = error.status === 422
    const message = refused ? error.message : null
    return { ...dates, state: refused ? 'refused' : 'failed', quote: null, message }
  }
}
