import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import { hasOne } from '@adonisjs/lucid/orm'
import type { HasOne } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import type { BookingSchema } from '#database/schema'
import { WAITING_CHANGES } from '#domain/date_changes'
import DateChange from '#models/date_change'

/** Other dates of a booking, which guest or host has proposed (ADR 0079). */
export function withDateChange<T extends NormalizeConstructor<typeof BookingSchema>>(
  superclass: T
) {
  class ChangingBooking extends superclass {
    /** Other dates that wait for an answer or to be paid for; at most one. */
    @hasOne(() => DateChange, {
      onQuery: (query) => {
        void query.whereIn('status', [...WAITING_CHANGES])
        if (!query.isRelatedSubQuery) void query.preload('openPayments')
      },
    })
    declare dateChange: HasOne<typeof DateChange>

    /** null once its time is over, whether or not the clock has come by; agreed dates wait for it, as a payment may be under way. */
    get openDateChange() {
      const { dateChange } = this
      const isOver = dateChange?.status === 'open' && dateChange.isLate(DateTime.utc())
      return dateChange && !isOver ? dateChange : null
    }

    /** Agreed dates whose difference is to be paid. */
    get dueDates() {
      const { dateChange, paymentStatus, status } = this
      const isDue =
        dateChange?.status === 'due' && status === 'confirmed' && paymentStatus === 'paid'
      return isDue ? dateChange : null
    }
  }
  return ChangingBooking
}
