import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PaymentSchema } from '#database/schema'
import { isOpen } from '#domain/payment_lifecycle'
import Refund from '#models/refund'

export default class Payment extends PaymentSchema {
  /** What goes or went back of it, the oldest first. */
  @hasMany(() => Refund, { onQuery: (query) => void query.orderBy('id') })
  declare refunds: HasMany<typeof Refund>

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
