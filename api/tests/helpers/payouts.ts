import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { atNoon, day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

/** As a host types it, and its number as it is kept. */
export const ACCOUNT = {
  bank: '01',
  branch: '094',
  account: '0011 2345-6789',
  holder: 'Wanjikũ Kamau',
}
export const DIGITS = '001123456789'

/** A paid stay whose guest was checked in so many hours ago. */
export async function arrived(client: ApiClient, hoursAgo: number, propertyId?: number) {
  atNoon()
  const stay = await confirmedStay({
    ...(propertyId && { propertyId }),
    checkIn: day(-1 - 3 * (propertyId ? 1 : 0)),
    checkOut: day(1 - 3 * (propertyId ? 1 : 0)),
  })
  await paymentCalls(client, stay).pay()
  const checkedInAt = DateTime.utc().minus({ hours: hoursAgo })
  await stay.booking.merge({ status: 'checked-in', checkedInAt }).save()
  return stay
}

/** The payouts of a host, the oldest first. */
export const payoutsOf = (host: { id: number }) =>
  Payout.query().where('host_id', host.id).orderBy('id')

/** Orders of a payout that wait, or were asked for before these minutes. */
export async function orders(count: number, askedBefore: number | null = null) {
  const { id: hostId } = await UserFactory.apply('host').create()
  const due = { hostId, currency: 'KES', amountMinor: 900_000, status: 'approved' } as const
  const { id: payoutId } = await Payout.create({ ...due, approvedAt: DateTime.utc() })
  const at = DateTime.utc().minus({ minutes: askedBefore ?? 2 })
  return PayoutTransfer.createMany(
    Array.from({ length: count }, (_, number) => ({
      payoutId,
      reference: `${payoutId}-${number}`,
      callbackName: `${payoutId}-${number}`,
      phone: '+254712345678',
      amountMinor: 900_000,
      status: askedBefore === null ? ('waiting' as const) : ('asked' as const),
      askedAt: askedBefore === null ? null : at,
      createdAt: at,
    }))
  )
}

/** Whoever may approve payouts and send them. */
export const adminOf = () => UserFactory.apply('admin').create()

/** The calls of an admin about one payout. */
export const steps = (
  client: ApiClient,
  payout: { id: number },
  admin: Awaited<ReturnType<typeof adminOf>>
) => ({
  approve: () => client.put(`/api/v1/payouts/${payout.id}/approve`).json({}).loginAs(admin),
  seen: async () => {
    const answer = await client.get(`/api/v1/payouts/${payout.id}`).loginAs(admin)
    return answer.body().data
  },
  pay: (body = {}) => client.put(`/api/v1/payouts/${payout.id}/paid`).json(body).loginAs(admin),
  fail: (body = {}) => client.put(`/api/v1/payouts/${payout.id}/failed`).json(body).loginAs(admin),
})

/** Steps of an admin about one payout, each of which succeeds; they answer what it is then. */
export async function stepper(client: ApiClient, { id }: Payout) {
  const admin = await adminOf()
  return async (path: string, body = {}) => {
    const answer = await client.put(`/api/v1/payouts/${id}/${path}`).json(body).loginAs(admin)
    answer.assertStatus(200)
    return answer.body().data
  }
}

/** Paystack's word of a dispute. */
export async function hearOf(
  booking: { id: number },
  event: string,
  verdict: 'disputed' | 'heard'
) {
  const { id } = await Payment.findByOrFail('booking_id', booking.id)
  const kind = `charge.dispute.${event}`
  const reference = `${kind}/${id}`
  const about = { gateway: 'paystack', kind, verdict, reference, paymentId: id }
  await PaymentEvent.create({ ...about, body: '{}', timesReceived: 1 })
}
