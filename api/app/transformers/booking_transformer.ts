import { BaseTransformer } from '@adonisjs/core/transformers'
import paymentsConfig from '#config/payments'
import { claimActionsFor } from '#domain/deposit_claims'
import { depositIn } from '#domain/deposits'
import { toMajor } from '#domain/money'
import { isPaidToHost, type Money } from '#domain/payment_lifecycle'
import { isOverdue } from '#domain/time_to_pay'
import type Booking from '#models/booking'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'
import {
  depositLeftOf,
  depositPaidOf,
  differencesBackOf,
  moneyBackOf,
} from '#services/payments/money_back'
import { policyText, timesText } from '#services/stay_rules'
import { requestText } from '#services/request_text'
import DepositClaimTransformer from '#transformers/deposit_claim_transformer'
import OtherDatesTransformer from '#transformers/other_dates_transformer'
import PropertyTransformer from '#transformers/property_transformer'
import QuoteTransformer from '#transformers/quote_transformer'
import UserTransformer from '#transformers/user_transformer'

const money = ({ amountMinor, currency }: Money) => ({ amount: toMajor(amountMinor), currency })

/** For the booking's parties and admins; `actions` is what the viewer may do now, `isGuestTold` of a stay that was just written down. */
export default class BookingTransformer extends BaseTransformer<Booking> {
  constructor(
    resource: Booking,
    protected viewer: User,
    protected isGuestTold: boolean | null = null
  ) {
    super(resource)
  }

  toObject() {
    const booking = this.resource
    const maySeeArrival = this.#maySeeArrival()
    return {
      _id: booking.id,
      property: new PropertyTransformer(booking.property, {
        address: maySeeArrival,
        phone: null,
        email: null,
        mayManage: false,
        isAdmin: false,
      }).forBooking(),
      guest: new UserTransformer(booking.guest).forBooking({
        email: booking.guest.mailbox,
        phone: this.#phoneOf(booking.guest),
      }),
      host: new UserTransformer(booking.host).forBooking({
        email: maySeeArrival ? booking.host.mailbox : null,
        phone: this.#phoneOf(booking.host),
      }),
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      times: { ...booking.times, text: timesText(booking.times) },
      departedOn: booking.departedOn,
      nights: booking.nights,
      guests: { adults: booking.adults, children: booking.children, pets: booking.pets },
      currency: booking.currency,
      totalAmount: toMajor(booking.totalMinor),
      totalAmountKes: toMajor(booking.totalKesMinor),
      quote: new QuoteTransformer(booking.quote).toObject(),
      hostShare: this.#hostShare(),
      status: booking.status,
      isInstant: booking.isInstant,
      isByHand: booking.isByHand,
      ...(this.isGuestTold !== null && { isGuestTold: this.isGuestTold }),
      paymentStatus: booking.paymentStatus,
      amountDue: this.#isDue() ? toMajor(booking.nextPayment.totalMinor) : 0,
      deposit: this.#deposit(),
      depositClaim: this.#depositClaim(),
      cancellation: this.#cancellation(),
      differencesBack: this.#differencesBack(),
      lowered: this.#lowered(),
      mostLess: this.#mostLess(),
      payBy: booking.paysOnline ? isoTime(booking.nextPayment.payBy) : null,
      waysToPay: this.#isAskedToPay() ? this.#ways() : [],
      aboveMpesa: this.#aboveMpesa(),
      paymentNotedAt: isoTime(booking.paymentNotedAt),
      paysHost: !booking.paysOnline && isPaidToHost(booking),
      specialRequests: booking.specialRequests,
      hostNotes: maySeeArrival ? booking.hostNotes : null,
      cancellationReason: this.#cancellationReason(),
      expiresAt: isoTime(booking.expiresAt),
      createdAt: isoTime(booking.createdAt),
      updatedAt: isoTime(booking.updatedAt),
      review: booking.review ? { _id: booking.review.id } : null,
      dateChange: this.#dateChange(),
      actions: this.#actions(),
    }
  }

  #actions() {
    const booking = this.resource
    const party = booking.partiesOf(this.viewer)
    const ofClaims = claimActionsFor({ ...booking.claimable, party })
    return [...booking.actionsFor(this.viewer), ...ofClaims]
  }

  /** Other dates that wait for an answer, or to be paid for. */
  #dateChange() {
    const change = this.resource.openDateChange
    if (!change) return null
    return {
      _id: change.id,
      by: change.proposedBy,
      ...new OtherDatesTransformer({
        ...change.offer,
        isPaid: this.resource.paymentStatus === 'paid',
      }).toObject(),
      answerBy: isoTime(change.expiresAt),
      /** What it costs more is to be paid by then */
      isAgreed: change.status === 'due',
      isBeingPaid: change.isBeingPaid,
    }
  }

  /**
   * `refund`: what goes back if the viewer cancels now, or has gone back, by the policy and in the stay's currency; `back`: what that
   * really is; `noShowRefund`, `noShowBack`: if the viewer marks the guest as not come; null while nothing is paid.
   */
  #cancellation() {
    const booking = this.resource
    const refund = this.#refund()
    const noShowRefund = this.#noShowRefund()
    return {
      policy: booking.cancellationPolicy,
      text: policyText(booking.cancellationPolicy),
      freeUntil: isoTime(booking.freeUntil),
      refund: refund === null ? null : toMajor(refund),
      back: refund === null ? null : this.#back(booking.status === 'cancelled' ? null : refund),
      noShowRefund: noShowRefund === null ? null : toMajor(noShowRefund),
      noShowBack: noShowRefund === null ? null : this.#back(noShowRefund),
    }
  }

  /** Beside the total; null without one. `returnsAt`: when it goes back at the latest, of one that is or will be held (ADR 0090). */
  #deposit() {
    const { depositMinor, depositReturnsAt, depositSettlesAt, depositStanding } = this.resource
    if (depositMinor === 0) return null
    const paid = depositPaidOf(this.resource)
    const isToCome = depositStanding === 'due' || depositStanding === 'held'
    return {
      amount: toMajor(depositMinor),
      amountKes: toMajor(depositIn('KES', this.resource)),
      paid: paid && money(paid),
      left: toMajor(depositLeftOf(this.resource)),
      state: depositStanding,
      returnsAt: isToCome ? isoTime(depositSettlesAt ?? depositReturnsAt) : null,
    }
  }

  /** The last that its host has asked for of the deposit. */
  #depositClaim() {
    const { depositClaim } = this.resource
    return depositClaim && new DepositClaimTransformer(depositClaim).toObject()
  }

  /** As it was paid: on its way to the guest, and sent, because the stay costs less on other dates. */
  #differencesBack() {
    const { onItsWay, wentBack } = differencesBackOf(this.resource)
    return { onItsWay: onItsWay.map(money), wentBack: wentBack.map(money) }
  }

  /** What its host can ask less because its guest left early; null unless the viewer may lower it. */
  #mostLess() {
    const mayLower = this.resource.actionsFor(this.viewer).includes('lowerPrice')
    return mayLower ? toMajor(this.resource.lowerable.most) : null
  }

  /** What it costs less since its guest left early, and what of that is on its way to the guest, or sent; null unless its host lowered it. */
  #lowered() {
    const { loweredMinor } = this.resource
    if (loweredMinor === null) return null
    const { onItsWay, wentBack } = differencesBackOf(this.resource, 'leftEarly')
    return {
      amount: toMajor(loweredMinor),
      onItsWay: onItsWay.map(money),
      wentBack: wentBack.map(money),
    }
  }

  /** As it was or will be sent; `word` says how much that is of what was paid. */
  #back(refund: number | null) {
    const { deposit, of, stay, word } = moneyBackOf(this.resource, refund)
    return { word, stay: stay.map(money), deposit: deposit.map(money), of: of.map(money) }
  }

  #refund() {
    const { isByHand, paymentStatus, refundMinor, status, totalMinor } = this.resource
    if (isByHand) return null
    if (paymentStatus === 'unpaid' || paymentStatus === 'pending') return null
    if (status === 'cancelled') return refundMinor ?? totalMinor
    const mayCancel = this.resource.actionsFor(this.viewer).includes('cancel')
    return mayCancel ? this.resource.refundFor(this.viewer) : null
  }

  #noShowRefund() {
    const { isByHand, noShowRefund, paymentStatus } = this.resource
    const mayMark = this.resource.actionsFor(this.viewer).includes('noShow')
    return mayMark && paymentStatus === 'paid' && !isByHand ? noShowRefund : null
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
    const { payBy } = this.resource.nextPayment
    const isOver = isOverdue(payBy?.toMillis() ?? null, Date.now())
    return this.resource.partiesOf(this.viewer).includes('guest') && this.#isDue() && !isOver
  }

  #ways() {
    return paymentsConfig.waysToPay(this.resource.nextPayment.totalKesMinor)
  }

  /** Why M-Pesa is not among the ways: shillings that it takes at most. */
  #aboveMpesa() {
    const isAsked = this.resource.paysOnline ? this.#isAskedToPay() : isPaidToHost(this.resource)
    const isLeftOut = paymentsConfig.offered.includes('mpesa') && !this.#ways().includes('mpesa')
    return isAsked && isLeftOut ? paymentsConfig.settings.mpesa.most : null
  }

  /** Of what is paid directly nobody here knows. */
  #isDue() {
    return this.resource.paysOnline && this.resource.nextPayment.problem === null
  }

  #cancellationReason() {
    const { cancellationCause, cancellationReason } = this.resource
    return cancellationCause
      ? requestText(`bookings.causes.${cancellationCause}`)
      : cancellationReason
  }

  /** Street, notes such as a gate code, the host's e-mail: host, admin, and the guest once contact is exchanged. */
  #maySeeArrival() {
    return this.#isForHost() || this.resource.exchangesContact
  }

  /** Everybody sees their own, to pay by it. */
  #phoneOf({ id, phone }: User) {
    const { exchangesContact, isAgreed } = this.resource
    return exchangesContact || (isAgreed && id === this.viewer.id) ? phone : null
  }
}
