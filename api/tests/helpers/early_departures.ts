import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type Booking from '#models/booking'
import type User from '#models/user'
import { atNoon, day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

type Changes = {
  currency?: 'KES' | 'USD'
  host?: User
  isPaid?: boolean
  /** Since check-in; who has left has been there for two days. */
  hours?: number
  depositMinor?: number
}

/** Six nights of 10,000 for 71,280, whose guest was checked in, two days ago unless said otherwise. */
export async function staying(client: ApiClient, changes: Changes = {}) {
  atNoon()
  const { currency = 'KES', depositMinor = 0, hours = 48, isPaid = true } = changes
  const { id: hostId } = changes.host ?? (await UserFactory.apply('host').create())
  const priceMinor = currency === 'KES' ? 1_000_000 : 10_000
  const place = await PropertyFactory.merge({ priceMinor, currency, hostId }).create()
  const dates = { checkIn: day(-2), checkOut: day(4) }
  const stay = await confirmedStay({ propertyId: place.id, depositMinor, ...dates })
  if (isPaid) await paymentCalls(client, stay).pay()
  await stay.booking.refresh()
  const checkedInAt = DateTime.utc().minus({ hours })
  await stay.booking.merge({ status: 'checked-in', checkedInAt }).save()
  return stay
}

/** The host checks the guest out, four nights before the end of the stay. */
export async function leave(
  client: ApiClient,
  { booking, host }: { booking: Booking; host: User }
) {
  const left = await client.put(`/api/v1/bookings/${booking.id}/checkout`).json({}).loginAs(host)
  left.assertStatus(200)
  return left.body().data
}

/** As staying, of a guest who has left today. */
export async function leftEarly(client: ApiClient, changes: Changes = {}) {
  const stay = await staying(client, changes)
  await leave(client, stay)
  return stay
}

/** Somebody asks so many units less. */
export function lower(
  client: ApiClient,
  { booking, host }: { booking: { id: number }; host: User },
  body: object = { less: 40_000 },
  who = host
) {
  return client.put(`/api/v1/bookings/${booking.id}/price`).json(body).loginAs(who)
}
