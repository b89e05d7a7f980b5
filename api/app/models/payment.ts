import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PaymentSchema } from '#database/schema'
import { isOpen } from '#domain/payment_lifecycle'
import Booking from '#models/booking'

export default class Payment extends PaymentSchema {
  @belongsTo(() => Booking)
  declare booking: BelongsTo<typeof Booking>

  /** The gateway can still change it. */
  get isOpen() {
    return isOpen(this.status)
  }

  /** As stored under an Idempotency-Key. */
  get state() {
    const { amountMinor, currency, gateway, intentId, outcome, redirectUrl, status } = this
    const startedAt = this.createdAt.toMillis()
    return { intentId, gateway, status, outcome, amountMinor, currency, startedAt, redirectUrl }
  }
}

export type PaymentState = Payment['state']
