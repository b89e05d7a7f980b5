import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import paymentsConfig from '#config/payments'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import Refund from '#models/refund'
import User from '#models/user'
import type { Refunding } from '#services/payments/gateway'
import { MpesaGateway } from '#services/payments/mpesa'
import { PaystackGateway } from '#services/payments/paystack'
import type { GatewaySettings } from '#services/payments/settings'
import { SimulatorGateway } from '#services/payments/simulator'

/** A confirmed stay with its guest and host. */
export async function confirmedStay(changes: Partial<Booking> = {}) {
  const booking = await BookingFactory.merge({ status: 'confirmed', ...changes }).create()
  const guest = await User.findOrFail(booking.guestId)
  const host = await User.findOrFail(booking.hostId)
  return { booking, guest, host }
}

/** The two calls of a guest who pays. */
export function paymentCalls(
  client: ApiClient,
  { booking, guest }: { booking: Booking; guest: User }
) {
  const url = `/api/v1/bookings/${booking.id}/payment`
  return {
    start: (body: object = {}, key?: string) => {
      const request = client.post(url).json(body).loginAs(guest)
      return key ? request.header('Idempotency-Key', key) : request
    },
    confirm: (paymentIntentId: string, key?: string) => {
      const request = client.post(`${url}/confirm`).json({ paymentIntentId }).loginAs(guest)
      return key ? request.header('Idempotency-Key', key) : request
    },
    /** Starts with a token of the simulator and confirms; answers what was said. */
    async pay(token = 'sim_paid') {
      const started = await this.start({ token })
      started.assertStatus(201)
      const { paymentIntentId } = started.body().data
      const confirmed = await this.confirm(paymentIntentId)
      confirmed.assertStatus(200)
      return confirmed.body()
    },
  }
}

/** As two seconds later, when a gateway is asked about a payment again. */
export const momentsLater = () => limiter.clear(['memory'])

/** Where the money of a booking stands: the booking's word, and that of each attempt. */
export async function moneyOf({ id }: { id: number }) {
  const { paymentStatus } = await Booking.findOrFail(id)
  const payments = await Payment.query().where('booking_id', id).orderBy('id')
  return { booking: paymentStatus, attempts: payments.map(({ status }) => status) }
}

/** The only payment of a booking. */
export const paymentOf = ({ id }: { id: number }) => Payment.findByOrFail('booking_id', id)

/** What goes or went back of a payment, the oldest first. */
export const refundsOf = ({ id }: { id: number }) =>
  Refund.query().where('payment_id', id).orderBy('id')

/** The only refund of a payment. */
export const refundOf = ({ id }: { id: number }) => Refund.findByOrFail('payment_id', id)

/** An admin says that they have sent what the gateway of a payment could not send back. */
export async function sendByHand(client: ApiClient, { id: paymentId }: { id: number }) {
  const waiting = await Discrepancy.findByOrFail({ paymentId, kind: 'refundByHand' })
  const resolved = await client
    .put(`/api/v1/discrepancies/${waiting.id}/resolved`)
    .json({ reason: 'Sent by M-Pesa as RKTX9' })
    .loginAs(await UserFactory.apply('admin').create())
  resolved.assertStatus(200)
}

/** Puts gateways that talk to doubles in their places, and offers them. @returns how to put them back */
export function offerGateways(settings: Partial<GatewaySettings>) {
  const { offered } = paymentsConfig
  const kept = offered.splice(0)
  const given = { ...paymentsConfig.settings, ...settings }
  if (settings.mpesa) {
    const gateway = new MpesaGateway(given)
    app.container.swap(MpesaGateway, () => gateway)
    offered.push('mpesa')
  }
  if (settings.paystack) {
    const gateway = new PaystackGateway(given)
    app.container.swap(PaystackGateway, () => gateway)
    offered.push('paystack')
  }
  return () => {
    app.container.restore(MpesaGateway)
    app.container.restore(PaystackGateway)
    offered.splice(0, offered.length, ...kept)
  }
}

/**
 * Offers what a double stands for until the end of a test.
 * @param use gets the double
 * @returns what takes it away
 */
export function offerDouble<Double extends { close: () => Promise<unknown> }>(
  double: Double,
  settings: Partial<GatewaySettings>,
  use: (double: Double) => void
) {
  use(double)
  const restore = offerGateways(settings)
  return async () => {
    restore()
    await double.close()
  }
}

/** As with PAYMENTS=none. @returns how to offer them again */
export function offerNoGateway() {
  const { offered } = paymentsConfig
  const kept = offered.splice(0)
  return () => void offered.push(...kept)
}

/** A refund that was made at once. */
export const back = (receipt: string): Refunding => ({ status: 'done', receipt })

type Call = 'createIntent' | 'confirm' | 'refund'

/** Puts a simulator in the container's place of which one call is another. @returns how to put it back */
export function replaceCall<Name extends Call>(name: Name, call: SimulatorGateway[Name]) {
  const gateway = Object.assign(new SimulatorGateway(), { [name]: call })
  app.container.swap(SimulatorGateway, () => gateway)
  return () => app.container.restore(SimulatorGateway)
}
