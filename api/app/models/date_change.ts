import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { DateChangeSchema } from '#database/schema'
import Payment from '#models/payment'

/** Other dates that guest or host propose for an agreed stay (ADR 0079). */
export default class DateChange extends DateChangeSchema {
  /** What is being paid for them (ADR 0089); at most one. */
  @hasMany(() => Payment, {
    onQuery: (query) => void query.whereIn('status', ['starting', 'pending']),
  })
  declare openPayments: HasMany<typeof Payment>

  get isBeingPaid() {
    return this.openPayments.length > 0
  }

  /** Whether its time has been over for so many minutes. */
  isLate(now: DateTime, minutes = 0) {
    return this.expiresAt.plus({ minutes }) <= now
  }

  /** What the stay would cost more; less when negative. Minor units. */
  get difference() {
    return this.quote.total - this.formerTotalMinor
  }

  get nights() {
    return this.quote.nights
  }

  /** As it was shown. */
  get offer() {
    const { checkIn, checkOut, difference, quote } = this
    return { checkIn, checkOut, difference, quote }
  }
}
