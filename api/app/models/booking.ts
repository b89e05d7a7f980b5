import { compose } from '@adonisjs/core/helpers'
import { belongsTo, hasOne, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import paymentsConfig from '#config/payments'
import { BookingSchema } from '#database/schema'
import { actionsFor } from '#domain/booking_actions'
import { exchangesContact } from '#domain/booking_contact'
import { AGREED_STATUSES, partiesOf } from '#domain/booking_lifecycle'
import { dateActionsFor, proposerOf, type Changeable } from '#domain/date_changes'
import { depositIn } from '#domain/deposits'
import { lowerActionsFor, mostLess } from '#domain/early_departures'
import type { Currency } from '#domain/money'
import { paymentProblem } from '#domain/payment_lifecycle'
import { noteActionsFor, type Notable } from '#domain/payment_notes'
import { propertyActionsFor } from '#domain/property_changes'
import { todayInNairobi } from '#domain/stay'
import { stayActionsFor } from '#domain/stays_by_hand'
import { PRICE_ABOVE } from '#domain/ways_to_pay'
import { withDateChange } from '#models/mixins/with_date_change'
import { withPayments } from '#models/mixins/with_payments'
import { withPrice } from '#models/mixins/with_price'
import Property from '#models/property'
import Review from '#models/review'
import User from '#models/user'

/** Specification §3, Booking. */
export default class Booking extends compose(
  BookingSchema,
  withPayments,
  withPrice,
  withDateChange
) {
  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  @belongsTo(() => User, { foreignKey: 'guestId' })
  declare guest: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'hostId' })
  declare host: BelongsTo<typeof User>

  @hasOne(() => Review)
  declare review: HasOne<typeof Review>

  /** Who was found to meet its guest for the host; set by `queries/helping/helped_stays` alone. */
  declare helperId?: number

  /** Who was found to answer for the host; set there as well. */
  declare managerId?: number

  /** For a trip or an inbox row. */
  static withDetails = scope((query: ModelQueryBuilderContract<typeof Booking>) => {
    query
      .preload('property', (property) => {
        property.preload('images', (images) => images.where('is_primary', true))
      })
      .preload('guest')
      .preload('host')
      .preload('review')
      .preload('dateChange')
      .preload('depositClaims')
      .preload('payments')
  })

  /** What `exchangesContact` says, asked of the database. */
  static withContact = scope((query: ModelQueryBuilderContract<typeof Booking>) => {
    query.whereIn('status', [...AGREED_STATUSES])
    if (paymentsConfig.offered.length === 0) return
    query.where((known) => {
      known.whereNotNull('approved_by').orWhereNotNull('checked_in_by')
      known.orWhere('payment_status', 'paid')
      known.orWhereRaw(PRICE_ABOVE, [paymentsConfig.most()])
    })
  })

  get isAgreed() {
    return AGREED_STATUSES.some((status) => status === this.status)
  }

  /** Confirmed at once, by nobody (ADR 0057). */
  get isInstant() {
    return this.approvedAt !== null && this.approvedBy === null
  }

  /** Guest and host see each other's contact data. */
  get exchangesContact() {
    return exchangesContact({
      status: this.status,
      paymentStatus: this.paymentStatus,
      approvedBy: this.approvedBy,
      checkedInBy: this.checkedInBy,
      paysOnline: this.isByHand ? paymentsConfig.offered.length > 0 : this.paysOnline,
    })
  }

  partiesOf(user: User) {
    return partiesOf(user, this)
  }

  /** Who this person is where other dates are agreed on. */
  proposerFor(user: User) {
    return proposerOf(this.partiesOf(user)) ?? 'guest'
  }

  actionsFor(user: User, today = todayInNairobi()) {
    const party = this.partiesOf(user)
    return [
      ...actionsFor(this.momentFor(user, today)),
      ...noteActionsFor({ ...this.notable, party }),
      ...dateActionsFor({ ...this.changeable, party }),
      ...propertyActionsFor({ ...this.changeable, checkIn: this.checkIn, today, party }),
      ...stayActionsFor({ ...this.changeable, checkOut: this.checkOut, today, party }),
      ...lowerActionsFor({ ...this.lowerable, today, party }),
    ]
  }

  /** What a lower price after an early departure depends on. */
  get lowerable() {
    const { departedOn, isByHand, paymentStatus, quote, status } = this
    const most = mostLess(quote, this)
    const isGuestGone = this.guest.deletedAt !== null
    const { isLowered } = this
    return { departedOn, isByHand, isGuestGone, isLowered, most, paymentStatus, status }
  }

  /** Its host has asked less for it because its guest left early (ADR 0151). */
  get isLowered() {
    return this.loweredAt !== null
  }

  /** What other dates or another place depend on; needs the property and the open proposal. */
  get changeable(): Changeable & { isHandedOver: boolean } {
    const { cancellable, hostId, isByHand, property, status } = this
    return {
      status,
      isByHand,
      isPropertyDeleted: property.deletedAt !== null,
      isHandedOver: property.hostId !== hostId,
      arrival: cancellable.arrival,
      now: Date.now(),
      change: this.#waiting,
    }
  }

  get #waiting(): Changeable['change'] {
    const change = this.openDateChange
    if (!change) return null
    const { difference, isBeingPaid, proposedBy, proposedById, status } = change
    const goesBack = difference < 0 && this.paymentStatus === 'paid'
    const isByManager =
      proposedBy === 'host' && proposedById !== null && proposedById !== this.hostId
    return { status, proposedBy, isByManager, isBeingPaid, goesBack }
  }

  /**
   * What its guest pays next, in the booking's currency and in shillings, and until when: the stay with its deposit, or what agreed dates
   * cost more. Needs the host, without whom nothing is paid any more.
   */
  get nextPayment() {
    const { currency, payBy, totalKesMinor, totalMinor } = this
    const change = this.dueDates
    if (!change) {
      /* The clock is asked once: what is asked for and what of it is the deposit are of one moment. */
      const takesDeposit = !this.isDepositOver
      const deposit = (of: Currency) => (takesDeposit ? depositIn(of, this) : 0)
      return {
        currency,
        totalMinor: totalMinor + deposit(currency),
        totalKesMinor: totalKesMinor + deposit('KES'),
        takesDeposit,
        payBy,
        problem: paymentProblem(this) ?? (this.host.deletedAt ? ('notPayable' as const) : null),
      }
    }
    return {
      currency,
      totalMinor: change.difference,
      totalKesMinor: change.quote.totalKes - totalKesMinor,
      takesDeposit: false,
      payBy: change.expiresAt,
      problem: change.isBeingPaid ? ('underWay' as const) : null,
    }
  }

  /** What a note of a direct payment depends on. */
  get notable(): Notable {
    const { status, paymentStatus, paymentNotedAt } = this
    const minutesSinceNote = paymentNotedAt && -paymentNotedAt.diffNow('minutes').minutes
    const { isLowered, paysOnline } = this
    return { status, paymentStatus, paysOnline, isLowered, minutesSinceNote }
  }

  /** What a review depends on. */
  reviewed(today: string) {
    const { status, checkOut, departedOn, checkedOutAt } = this
    const checkedOutOn = checkedOutAt && todayInNairobi(checkedOutAt.toJSDate())
    return { status, checkOut, departedOn, checkedOutOn, today }
  }

  /** What the lifecycle asks about it. */
  momentFor(user: User, today = todayInNairobi()) {
    const isNoShow = this.cancellationCause === 'noShow'
    const stepAt = isNoShow ? this.cancelledAt : (this.checkedOutAt ?? this.checkedInAt)
    return {
      ...this.reviewed(today),
      checkIn: this.checkIn,
      party: this.partiesOf(user),
      /** A deleted property has no page for a review, and nobody reviews what was handed over to them. */
      hasReview:
        !!this.review ||
        !!this.property.deletedAt ||
        (this.guestId === user.id && this.property.hostId === user.id),
      /** A stay that was written down was agreed on and paid before. */
      isPaidByNote: this.paymentNotedAt !== null && !this.isByHand,
      isNoShow,
      isLowered: this.isLowered,
      minutesSinceStep: stepAt ? -stepAt.diffNow('minutes').minutes : null,
    }
  }
}
