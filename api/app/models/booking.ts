import { belongsTo, hasOne, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import { BookingSchema } from '#database/schema'
import { actionsFor, AGREED_STATUSES, partiesOf } from '#domain/booking_lifecycle'
import { earningsOf } from '#domain/earnings'
import type { Quote } from '#domain/quote'
import { todayInNairobi } from '#domain/stay'
import Property from '#models/property'
import Review from '#models/review'
import User from '#models/user'

/** Specification §3, Booking. */
export default class Booking extends BookingSchema {
  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  @belongsTo(() => User, { foreignKey: 'guestId' })
  declare guest: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'hostId' })
  declare host: BelongsTo<typeof User>

  @hasOne(() => Review)
  declare review: HasOne<typeof Review>

  /** For a trip or an inbox row. */
  static withDetails = scope((query: ModelQueryBuilderContract<typeof Booking>) => {
    query
      .preload('property', (property) => {
        property.preload('images', (images) => images.where('is_primary', true))
      })
      .preload('guest')
      .preload('host')
      .preload('review')
  })

  /** Guest and host see each other's contact data. */
  get isConfirmed() {
    return AGREED_STATUSES.some((status) => status === this.status)
  }

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
    }
  }

  get earnings() {
    return earningsOf({ base: this.baseMinor, kesRate: this.kesRate, status: this.status })
  }

  partiesOf(user: User) {
    return partiesOf(user, this)
  }

  actionsFor(user: User, today = todayInNairobi()) {
    return actionsFor(this.momentFor(user, today))
  }

  /** What the lifecycle asks about it. */
  momentFor(user: User, today = todayInNairobi()) {
    const { status, checkIn, checkOut, departedOn } = this
    const stepAt = this.checkedOutAt ?? this.checkedInAt
    return {
      status,
      checkIn,
      checkOut,
      departedOn,
      today,
      party: this.partiesOf(user),
      /** A deleted property has no page for a review. */
      hasReview: !!this.review || !!this.property.deletedAt,
      minutesSinceStep: stepAt ? -stepAt.diffNow('minutes').minutes : null,
    }
  }
}
