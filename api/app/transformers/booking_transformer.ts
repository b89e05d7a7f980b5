import { BaseTransformer } from '@adonisjs/core/transformers'
import paymentsConfig from '#config/payments'
import { toMajor } from '#domain/money'
import { isPaidToHost, isToBePaid } from '#domain/payment_lifecycle'
import type Booking from '#models/booking'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'
import { readersText } from '#services/readers_text'
import PropertyTransformer from '#transformers/property_transformer'
import QuoteTransformer from '#transformers/quote_transformer'
import UserTransformer from '#transformers/user_transformer'

/** For the booking's parties and admins; `actions` is what the viewer may do now. */
export default class BookingTransformer extends BaseTransformer<Booking> {
  constructor(
    resource: Booking,
    protected viewer: User
  ) {
    super(resource)
  }

  toObject() {
    const booking = this.resource
    const maySeeArrival = this.#maySeeArrival()
    const maySeePhone = booking.isConfirmed
    return {
      _id: booking.id,
      property: new PropertyTransformer(booking.property, {
        address: maySeeArrival,
        phone: null,
        email: null,
        mayManage: false,
      }).forBooking(),
      guest: new UserTransformer(booking.guest).forBooking({
        email: booking.guest.email,
        phone: maySeePhone ? booking.guest.phone : null,
      }),
      host: new UserTransformer(booking.host).forBooking({
        email: maySeeArrival ? booking.host.email : null,
        phone: maySeePhone ? booking.host.phone : null,
      }),
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      departedOn: booking.departedOn,
      nights: booking.nights,
      guests: { adults: booking.adults, children: booking.children },
      currency: booking.currency,
      totalAmount: toMajor(booking.totalMinor),
      totalAmountKes: toMajor(booking.totalKesMinor),
      quote: new QuoteTransformer(booking.quote).toObject(),
      hostShare: this.#hostShare(),
      status: booking.status,
      paymentStatus: booking.paymentStatus,
      amountDue: this.#isDue() ? toMajor(booking.totalMinor) : 0,
      waysToPay: this.#isAskedToPay() ? [...paymentsConfig.offered] : [],
      paysHost: paymentsConfig.offered.length === 0 && isPaidToHost(booking),
      specialRequests: booking.specialRequests,
      hostNotes: maySeeArrival ? booking.hostNotes : null,
      cancellationReason: this.#cancellationReason(),
      expiresAt: isoTime(booking.expiresAt),
      createdAt: isoTime(booking.createdAt),
      updatedAt: isoTime(booking.updatedAt),
      review: booking.review ? { _id: booking.review.id } : null,
      actions: booking.actionsFor(this.viewer),
    }
  }

  /** For host and admins, in the booking's currency; null for the guest and for a cancelled stay. */
  #hostShare() {
    const { earnings } = this.resource
    return earnings && this.#isForHost() ? toMajor(earnings.share) : null
  }

  #isForHost() {
    const parties = this.resource.partiesOf(this.viewer)
    return parties.includes('host') || parties.includes('admin')
  }

  #isAskedToPay() {
    return this.resource.partiesOf(this.viewer).includes('guest') && this.#isDue()
  }

  /** Without payment online nobody here knows. */
  #isDue() {
    return paymentsConfig.offered.length > 0 && isToBePaid(this.resource)
  }

  #cancellationReason() {
    const { cancellationCause, cancellationReason } = this.resource
    return cancellationCause
      ? readersText(`bookings.causes.${cancellationCause}`)
      : cancellationReason
  }

  /** Street, notes such as a gate code, the host's e-mail: guest of an agreed booking, host, admin (contract). */
  #maySeeArrival() {
    return this.#isForHost() || this.resource.isConfirmed
  }
}
