import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { netOf } from '#domain/ledger'
import LedgerTransaction from '#models/ledger_transaction'
import { atNoon, day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls, paymentOf } from '#tests/helpers/payments'
import { sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

/** A stay paid by card, whose guest was checked in 25 hours ago; a second one at a place is longer. */
export async function arrivedByCard(
  client: ApiClient,
  paystack: PaystackDouble,
  propertyId?: number
) {
  atNoon()
  const ofOwn = await PropertyFactory.create()
  const dates = propertyId
    ? { propertyId, checkIn: day(-9), checkOut: day(-4) }
    : { propertyId: ofOwn.id, checkIn: day(-2), checkOut: day(1) }
  const stay = await confirmedStay(dates)
  const started = await paymentCalls(client, stay).start()
  started.assertStatus(201)
  const { intentId } = await paymentOf(stay.booking)
  await sendEvent(client, 'charge.success', paystack.ends('success'))
  const checkedInAt = DateTime.utc().minus({ hours: 25 })
  await stay.booking.refresh()
  await stay.booking.merge({ status: 'checked-in', checkedInAt }).save()
  return { ...stay, intentId }
}

/** What the bank says in the end. @param taken minor units; null says nothing of it */
export async function lose(
  client: ApiClient,
  { intentId }: { intentId: string },
  taken: number | null,
  beside: object = {}
) {
  const heard = await sendEvent(client, 'charge.dispute.resolve', {
    id: 7,
    status: 'resolved',
    resolution: 'merchant-accepted',
    refund_amount: taken,
    currency: 'KES',
    transaction: { reference: intentId },
    ...beside,
  })
  heard.assertStatus(200)
}

/** What the books owe the host of a booking, what its gateway holds, and by which facts. */
export async function shareOf({ id }: { id: number }) {
  const facts = await LedgerTransaction.query().where('booking_id', id).preload('entries')
  const net = netOf(facts.flatMap((fact) => fact.entries.map(({ posting }) => posting)))
  const of = (wanted: string) => net.find(({ account }) => account === wanted)?.amount ?? 0
  const host = 0 - of('hostPayable')
  return { kinds: facts.map(({ kind }) => kind), host, gateway: of('gateway') }
}
