import type { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Quoted } from '~/api/types'
import type { StayRequest } from './stay-request'

type Api = ReturnType<typeof apiFor>

export interface StayAnswer {
  checkIn: string
  checkOut: string
  /** For whom the price is. */
  guests: number
  pets: number
  state: 'available' | 'unavailable' | 'refused' | 'failed' | 'offline'
  /** `paysOnline`: and not to its host. */
  quote: (NonNullable<Quoted['quote']> & Pick<Quoted, 'paysOnline'>) | null
  message: string | null
  /** The viewer's own trip on these nights. */
  trip: number | null
}

/** Requests the price and availability of a stay. Never throws an ApiFailure. */
export async function askForQuote(
  api: Api,
  id: string,
  { checkIn, checkOut, guests, pets }: StayRequest,
  signedIn: boolean
): Promise<StayAnswer> {
  const dates = { checkIn, checkOut, guests, pets, trip: null }
  try {
    const { data } = await api.properties.quote({
      params: { id },
      query: { checkIn, checkOut, guests, ...(pets > 0 && { pets }) },
    })
    const { paysOnline, quote } = data
    if (quote) {
      return { ...dates, state: 'available', quote: { ...quote, paysOnline }, message: null }
    }
    const trip = signedIn ? await ownTrip(api, Number(id), dates) : null
    return { ...dates, state: 'unavailable', quote, message: null, trip }
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const state = error.status === 422 ? ('refused' as const) : ('failed' as const)
    return { ...dates, state, quote: null, message: error.message || null }
  }
}

/** As many as one guest can have ahead. */
const TRIPS = 100

/** The viewer's own trip here that takes one of these nights. */
async function ownTrip(api: Api, property: number, stay: { checkIn: string; checkOut: string }) {
  try {
    const { data } = await api.bookings.mine({ query: { when: 'upcoming', limit: TRIPS } })
    const own = data.find(
      (trip) =>
        trip.property?._id === property &&
        trip.checkIn < stay.checkOut &&
        stay.checkIn < trip.checkOut
    )
    return own?._id ?? null
  } catch (error) {
    if (error instanceof ApiFailure) {
      return null
    }
    throw error
  }
}
