import { BaseTransformer } from '@adonisjs/core/transformers'
import { canTransition } from '#domain/booking_lifecycle'
import { ARRIVAL_STEPS, MANAGER_STEPS } from '#domain/helping'
import { toMajor } from '#domain/money'
import type Booking from '#models/booking'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'
import { timesText } from '#services/stay_rules'

/**
 * For who meets its guest or answers for its host: whom, when and how many. No money but the price of other dates, no e-mail; the
 * phone once host and guest have each other's.
 */
export default class HelpedStayTransformer extends BaseTransformer<Booking> {
  constructor(
    resource: Booking,
    protected viewer: User
  ) {
    super(resource)
  }

  toObject() {
    const { id, property, guest, checkIn, checkOut, departedOn, nights, status } = this.resource
    const { adults, children, pets, expiresAt, specialRequests, times, exchangesContact } =
      this.resource
    const { updatedAt } = this.resource
    return {
      _id: id,
      property: { _id: property.id, title: property.title, city: property.city },
      guest: {
        firstName: guest.firstName,
        lastName: guest.lastName,
        phone: exchangesContact ? guest.phone : null,
      },
      checkIn,
      checkOut,
      times: timesText(times),
      departedOn,
      nights,
      guests: { adults, children, pets },
      status,
      specialRequests,
      answerBy: isoTime(expiresAt),
      dateChange: this.#dateChange(),
      actions: this.#actions(),
      updatedAt: isoTime(updatedAt),
    }
  }

  /** Other dates that wait for an answer or to be paid for, for who manages the listing: both sides see what they would cost. */
  #dateChange() {
    const change = this.resource.openDateChange
    if (!change || this.resource.managerId !== this.viewer.id) return null
    const { checkIn, checkOut, difference } = change.offer
    return {
      _id: change.id,
      by: change.proposedBy,
      checkIn,
      checkOut,
      nights: change.quote.nights,
      currency: this.resource.currency,
      total: toMajor(change.quote.total),
      difference: toMajor(difference),
      answerBy: isoTime(change.expiresAt),
      /** What it costs more is to be paid by then */
      isAgreed: change.status === 'due',
    }
  }

  #actions() {
    const booking = this.resource
    const offered: string[] = booking.actionsFor(this.viewer)
    if (canTransition('decline', booking.momentFor(this.viewer))) offered.push('decline')
    return [...ARRIVAL_STEPS, ...MANAGER_STEPS].filter((step) => offered.includes(step))
  }
}
