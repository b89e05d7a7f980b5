import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PaymentSchema } from '#database/schema'
import { isOpen } from '#domain/payment_lifecycle'
import Booking from '#models/booking'

/** One attempt to pay for a booking (domain/payment_lifecycle). */
export default class Payment extends PaymentSchema {
  @belongsTo(() => Booking)
  declare booking: BelongsTo<typeof Booking>

  /** Whether its gateway's word can still change it. */
  get isOpen() {
    return isOpen(this.status)
  }

  /** What the payer is told of it, fit to be kept with an Idempotency-Key. */
  get standing() {
    const { amountMinor, currency, gateway, intentId, outcome, status } = this
    return { intentId, gateway, status, outcome, amountMinor, currency }
  }
}

export type PaymentStanding = Payment['standing']
