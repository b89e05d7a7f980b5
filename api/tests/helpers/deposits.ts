import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { netOf } from '#domain/ledger'
import Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import type User from '#models/user'
import { atNoon, day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls, paymentOf } from '#tests/helpers/payments'

/** The deposit of the stays below, in minor units. */
export const DEPOSIT = 500_000

/** The moment so many hours from now. */
export const hours = (ahead: number) => DateTime.utc().plus({ hours: ahead })

type Changes = Partial<Booking> & { currency?: 'KES' | 'USD' }

/** Two nights of 10,000 for 23,760 and a deposit of 5,000, from tomorrow on. */
export async function withDeposit({ currency = 'KES', ...changes }: Changes = {}) {
  atNoon()
  /* M-Pesa takes no 10,000 dollars. */
  const priceMinor = currency === 'KES' ? 1_000_000 : 10_000
  const property = await PropertyFactory.merge({ priceMinor, currency }).create()
  const stay = await confirmedStay({
    propertyId: property.id,
    depositMinor: DEPOSIT,
    checkIn: day(1),
    checkOut: day(3),
    ...changes,
  })
  return { ...stay, property }
}

/** The same, paid by its guest. */
export async function paidStay(client: ApiClient, changes: Changes = {}) {
  const stay = await withDeposit(changes)
  await paymentCalls(client, stay).pay()
  return { ...stay, payment: await paymentOf(stay.booking) }
}

/** What the books say of a booking, by account. */
export async function booksOf({ id }: { id: number }) {
  const facts = await LedgerTransaction.query().where('booking_id', id).preload('entries')
  const net = netOf(facts.flatMap(({ entries }) => entries.map(({ posting }) => posting)))
  return Object.fromEntries(net.map(({ account, amount }) => [account, amount]))
}

/** The books of a stay without a deposit. */
export const plainBooks = {
  gateway: 2_376_000,
  platformFee: -200_000,
  tax: -176_000,
  hostPayable: -2_000_000,
}

/** A booking as one of its people sees it. */
export async function seenBy(client: ApiClient, { id }: { id: number }, who: User) {
  const seen = await client.get(`/api/v1/bookings/${id}`).loginAs(who)
  seen.assertStatus(200)
  return seen.body().data
}

/** Somebody takes a step of a booking. */
export function step(
  client: ApiClient,
  { id }: { id: number },
  who: User,
  path: string,
  body = {}
) {
  return client.put(`/api/v1/bookings/${id}/${path}`).json(body).loginAs(who)
}

/** The host checks the guest in and out at once. */
export async function checkOut(
  client: ApiClient,
  { booking, host }: { booking: Booking; host: User }
) {
  for (const path of ['checkin', 'checkout']) {
    const stepped = await step(client, booking, host, path)
    stepped.assertStatus(200)
  }
}

/** What the accounts of a booking have when it was booked and paid at its price. */
export async function booksAsBooked({ id }: { id: number }) {
  const booking = await Booking.findOrFail(id)
  return {
    gateway: booking.totalMinor,
    platformFee: -booking.serviceFeeMinor,
    tax: -(booking.taxMinor + booking.serviceFeeTaxMinor),
    hostPayable: -booking.baseMinor,
  }
}
