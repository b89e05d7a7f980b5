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

  /** What the words of what goes back are made of; needs the refunds. */
  get asPaid() {
    const { amountMinor, currency, depositMinor, gateway, lostMinor, moreMinor, status } = this
    const { depositKeptMinor, depositLostMinor } = this
    const refunds = this.refunds.map((refund) => ({
      amountMinor: refund.amountMinor,
      priceMinor: refund.priceMinor,
      depositMinor: refund.depositMinor,
      reason: refund.reason,
      state: refund.state,
      at: refund.createdAt.toMillis(),
      sentAt: refund.updatedAt.toMillis(),
    }))
    const lost = { lostMinor, depositKeptMinor, depositLostMinor }
    return { amountMinor, currency, depositMinor, gateway, moreMinor, status, refunds, ...lost }
  }

  /** As stored under an Idempotency-Key. */
  get state() {
    const { amountMinor, currency, gateway, intentId, outcome, redirectUrl, status } = this
    const startedAt = this.createdAt.toMillis()
    return { intentId, gateway, status, outcome, amountMinor, currency, startedAt, redirectUrl }
  }
}

export type PaymentState = Payment['state']
