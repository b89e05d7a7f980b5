import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import { DateTime } from 'luxon'
import type { BookingSchema } from '#database/schema'
import { freeUntil, momentOf, refundDue } from '#domain/cancellation'
import { earningsOf } from '#domain/earnings'
import type { Quote } from '#domain/quote'
import { timesOf } from '#domain/stay_times'

/** What a booking costs, what its host has of it, and what goes back when it is called off. */
export function withPrice<T extends NormalizeConstructor<typeof BookingSchema>>(superclass: T) {
  class PricedBooking extends superclass {
    /** Minor units, at the rates of the booking. */
    get quote(): Quote {
      return {
        currency: this.currency,
        nights: this.nights,
        pricePerNight: this.pricePerNightMinor,
        base: this.baseMinor,
        serviceFee: this.serviceFeeMinor,
        tax: this.taxMinor,
        serviceFeeTax: this.serviceFeeTaxMinor,
        total: this.totalMinor,
        totalKes: this.totalKesMinor,
        serviceFeeBp: this.serviceFeeBp,
        taxBp: this.taxBp,
        kesRate: this.kesRate,
        lines: this.quoteLines,
        deposit: this.depositMinor,
      }
    }

    get earnings() {
      return earningsOf({ base: this.baseMinor, kesRate: this.kesRate, status: this.status })
    }

    /** What goes back of the money paid when this person cancels at that moment, in minor units. */
    refundFor(actor: { id: number } | null, now: DateTime = DateTime.utc()) {
      return refundDue({
        ...this.cancellable,
        now: now.toMillis(),
        byGuest: actor?.id === this.guestId,
        paid: this.totalMinor,
        nights: this.nights,
        taxBp: this.taxBp,
        lines: this.quoteLines,
      })
    }

    /** What goes back when the guest has not come, as if they had cancelled at check-in (ADR 0067). In minor units. */
    get noShowRefund() {
      const { arrival } = this.cancellable
      return this.refundFor({ id: this.guestId }, DateTime.fromMillis(arrival))
    }

    /** Until when everything goes back; null: never, or as long as it can be cancelled. */
    get freeUntil() {
      const last = freeUntil(this.cancellable)
      return last === null || last === Infinity ? null : DateTime.fromMillis(last, { zone: 'utc' })
    }

    get cancellable() {
      return {
        policy: this.cancellationPolicy,
        arrival: momentOf(this.checkIn, this.times.checkInFrom),
        booked: (this.approvedAt ?? this.createdAt).toMillis(),
      }
    }

    /** When its guest comes and leaves, as it was when the stay was booked. */
    get times() {
      return timesOf(this)
    }
  }
  return PricedBooking
}
