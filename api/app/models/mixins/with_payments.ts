import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import bookingConfig from '#config/booking'
import paymentsConfig from '#config/payments'
import type { BookingSchema } from '#database/schema'
import { momentOf } from '#domain/cancellation'
import type { Claimable } from '#domain/deposit_claims'
import { depositSettlesAt, depositStanding, whereDepositWent } from '#domain/deposits'
import { PAID_STATUSES } from '#domain/payment_lifecycle'
import { timesOf } from '#domain/stay_times'
import { isPaidOnline } from '#domain/ways_to_pay'
import DepositClaim from '#models/deposit_claim'
import Payment from '#models/payment'

/** What a booking was paid by, and where its deposit stands. */
export function withPayments(superclass: typeof BookingSchema) {
  class PaidBooking extends superclass {
    /** Whose money has come, the oldest first, with what goes or went back of them. */
    @hasMany(() => Payment, {
      foreignKey: 'bookingId',
      onQuery: (query) =>
        void query
          .whereIn('status', [...PAID_STATUSES])
          .preload('refunds')
          .orderBy('id'),
    })
    declare payments: HasMany<typeof Payment>

    /** What its host asked for of the deposit, the last first. */
    @hasMany(() => DepositClaim, {
      foreignKey: 'bookingId',
      onQuery: (query) => void query.orderBy('id', 'desc'),
    })
    declare depositClaims: HasMany<typeof DepositClaim>

    /** Stays that their host has written down are paid to the host (ADR 0068). */
    get paysOnline() {
      return isPaidOnline(this, paymentsConfig.waysToPay)
    }

    /** When its deposit goes back to the guest by itself (ADR 0090). */
    get depositReturnsAt() {
      const { checkOut, checkedOutAt } = this
      const stay = { ...timesOf(this), checkOut, checkedOutAt: checkedOutAt?.toMillis() ?? null }
      return DateTime.fromMillis(depositSettlesAt(stay, bookingConfig.depositHours), {
        zone: 'utc',
      })
    }

    /** Of a stay that is over none is taken. */
    get isDepositOver() {
      return this.status === 'checked-out' || this.depositReturnsAt <= DateTime.utc()
    }

    /** Where its deposit stands; needs what went back. */
    get depositStanding() {
      return depositStanding({
        state: this.depositState,
        isCancelled: this.status === 'cancelled',
        isOver: this.isDepositOver,
        paysOnline: this.paysOnline,
        ...whereDepositWent(this.payments),
      })
    }

    get depositClaim(): DepositClaim | null {
      return this.depositClaims.at(0) ?? null
    }

    /** What a claim of the deposit depends on; needs the claims. */
    get claimable(): Claimable {
      const { checkOut, depositClaim: claim, depositState, status } = this
      const scheduled = momentOf(checkOut, timesOf(this).checkOutUntil)
      const returnsAt = (this.depositSettlesAt ?? this.depositReturnsAt).toMillis()
      return { claim, depositState, status, scheduled, returnsAt, now: Date.now() }
    }
  }
  return PaidBooking
}
