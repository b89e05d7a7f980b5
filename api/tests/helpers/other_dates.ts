import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { PropertyFactory } from '#database/factories/property_factory'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { confirmedStay } from '#tests/helpers/payments'

/** Two nights of 10,000 for 23,760, from the thirtieth day on. */
export async function agreedStay(changes: Partial<Booking> = {}) {
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency: 'KES' }).create()
  return { property, ...(await confirmedStay({ propertyId: property.id, ...changes })) }
}

/** Where other dates for a booking are asked for. */
export const datesOf = ({ id }: Booking) => `/api/v1/bookings/${id}/dates`

/** Somebody proposes other dates, counted from today. */
export function propose(client: ApiClient, booking: Booking, who: User, from: number, nights = 2) {
  const body = { checkIn: day(from), checkOut: day(from + nights) }
  return client.post(datesOf(booking)).json(body).loginAs(who)
}

type Answer = 'agree' | 'decline' | 'withdraw'

/** Somebody answers the last proposal of a booking. */
export async function reply(client: ApiClient, booking: Booking, who: User, answer: Answer) {
  const change = await DateChange.query()
    .where('booking_id', booking.id)
    .orderBy('id', 'desc')
    .first()
  const body = { change: change?.id ?? 1 }
  return client
    .put(`${datesOf(booking)}/${answer}`)
    .json(body)
    .loginAs(who)
}

/** The nights that a booking keeps from others. */
export async function nightsHeld({ id }: { id: number }) {
  const rows: { night: number }[] = await db
    .from('booking_nights')
    .where('booking_id', id)
    .orderBy('night')
    .select('night')
  return rows.map(({ night }) => night)
}
