import { hoursToAnswer } from '#domain/booking_lifecycle'
import { moneySums } from '#domain/money'
import { isToBePaid, type Money } from '#domain/payment_lifecycle'
import { REVIEW_WINDOW_DAYS } from '#domain/reviewed_stays'
import { bookingFacts } from '#mails/booking_facts'
import { PAGES, type BookingLetter } from '#mails/booking_pages'
import { earlyEnd, namedStay } from '#mails/early_end'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import type Property from '#models/property'
import type User from '#models/user'
import {
  depositPaidOf,
  differencesBackOf,
  formerBackOf,
  moneyBackOf,
} from '#services/payments/money_back'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

/** The booking comes with property, guest, host and what it was paid by, a receipt with its payments, the newest last, a helper's answer with the helper. */
export default class BookingMail extends LetterMail {
  constructor(
    readonly notice: BookingLetter,
    person: User,
    readonly booking: Booking,
    readonly payments: readonly Payment[] = [],
    readonly helper: User | null = null,
    /** Where the stay was before */
    readonly former: Property | null = null
  ) {
    super(person)
  }

  protected get address() {
    return this.person.mailbox ?? this.person.email
  }

  protected reason(words: MailWords, address: string) {
    if (!this.person.withoutAccount) return super.reason(words, address)
    return words.text('bookings.addedForGuest.reason', {
      address,
      host: this.booking.host.firstName,
    })
  }

  /** Of what is asked for until some time; what came of it has letters of its own. */
  protected get until() {
    const { dateChange, expiresAt, nextPayment } = this.booking
    switch (this.notice) {
      case 'requestedForHost':
      case 'requestedForManager':
        return expiresAt
      case 'datesProposedForHost':
      case 'datesProposedForManager':
      case 'datesProposedForGuest':
        return dateChange?.expiresAt ?? null
      case 'datesDueForGuest':
      case 'payReminderForGuest':
        return nextPayment.payBy
      default:
        return null
    }
  }

  protected compose(words: MailWords): Letter {
    const { guest, host, property } = this.booking
    const key = `bookings.${this.notice}`
    const params = {
      amount: words.sums(this.#amounts()),
      firstName: this.person.firstName,
      guest: guest.firstName,
      helper: this.helper?.firstName ?? '',
      host: host.firstName,
      property: property.title,
      former: this.former?.title ?? '',
      hours: hoursToAnswer(this.booking.expiresAt?.toMillis() ?? null, Date.now()),
      days: REVIEW_WINDOW_DAYS,
      by: this.#cancelledBy(),
      due: this.#due(),
      money: moneyBackOf(this.booking).word,
      ...(this.notice.startsWith('priceLowered') ? this.#lowered(words) : this.#otherDates(words)),
      ...this.#claim(words),
      ...earlyEnd(words, this.booking),
      payBy: this.#payBy(words),
    }
    const note = this.#note(words)
    return {
      subject: words.text(`${key}.subject`, params),
      preheader: words.stay(namedStay(this.notice, this.booking)),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.${this.#intro()}`, params),
      facts: bookingFacts(words, this.notice, this.booking, this.payments),
      note: note ? { label: words.text(`${key}.note`, params), text: note } : undefined,
      action: this.#action(words),
    }
  }

  /** What is proposed, and what it costs more or less. */
  #otherDates(words: MailWords) {
    const { currency, dateChange } = this.booking
    if (!dateChange)
      return {
        dates: words.stay(this.booking),
        price: 'same',
        difference: '',
        back: 'no',
        more: 'no',
      }
    const { difference } = dateChange
    const isPaid = this.booking.paymentStatus === 'paid'
    return {
      dates: words.stay(dateChange),
      price: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
      difference: words.money(Math.abs(difference), currency),
      back: isPaid && difference < 0 ? 'yes' : 'no',
      more: isPaid && difference > 0 ? 'yes' : 'no',
    }
  }

  /** What the stay costs less since its guest left early, and who sends that back: we, the host, or nobody where it is not paid. */
  #lowered(words: MailWords) {
    const { currency, loweredMinor, paymentNotedAt } = this.booking
    const { onItsWay, wentBack } = differencesBackOf(this.booking, 'leftEarly')
    const sums = moneySums([...onItsWay, ...wentBack])
    return {
      difference: words.money(loweredMinor ?? 0, currency),
      sums: words.sums(sums),
      back: sums.length > 0 ? 'yes' : paymentNotedAt ? 'host' : 'no',
    }
  }

  /** What the host asks for of the deposit, and what came of that. */
  #claim(words: MailWords) {
    const { currency, depositClaim: claim } = this.booking
    const granted = claim?.grantedMinor ?? 0
    return {
      claimed: claim ? words.money(claim.amountMinor, currency) : '',
      granted: words.money(granted, currency),
      kept: granted > 0 ? 'yes' : 'no',
      grants: granted === 0 ? 'nothing' : granted === claim?.amountMinor ? 'all' : 'part',
      answer: claim?.answer ? 'yes' : 'no',
      answerBy: claim ? words.moment(claim.answerBy) : '',
    }
  }

  #payBy(words: MailWords) {
    const { payBy } = this.booking.nextPayment
    return payBy ? words.moment(payBy) : ''
  }

  /** Nobody has answered a stay that is booked instantly. */
  #intro() {
    return this.notice === 'approvedForGuest' && this.booking.isInstant ? 'instant' : 'intro'
  }

  /** A receipt says what the gateway took: shillings, whole ones by M-Pesa; and what goes back is said as it was paid. */
  #amounts(): Money[] {
    const { currency, depositMinor, nextPayment, totalMinor } = this.booking
    switch (this.notice) {
      case 'approvedForGuest':
      case 'payReminderForGuest':
        return [{ amountMinor: nextPayment.totalMinor, currency }]
      case 'depositReturnedForGuest':
        return [depositPaidOf(this.booking) ?? { amountMinor: depositMinor, currency }]
      case 'formerRefundedForGuest':
        return formerBackOf(this.booking)
      case 'refundedForGuest': {
        const { deposit, stay } = moneyBackOf(this.booking)
        return moneySums([...stay, ...deposit])
      }
      case 'noShowForGuest':
        return moneyBackOf(this.booking).stay
      default:
        return [this.payments.at(-1) ?? { amountMinor: totalMinor, currency }]
    }
  }

  #action(words: MailWords) {
    const asksForMoney = this.notice === 'approvedForGuest' && this.#isDue()
    const page = asksForMoney ? '/dashboard/bookings/:id/pay' : PAGES[this.notice]
    if (!page) return
    const label = asksForMoney ? 'bookings.approvedForGuest.pay' : `bookings.${this.notice}.action`
    return { label: words.text(label), url: appUrl + page.replace(':id', `${this.booking.id}`) }
  }

  /** Shortly before check-in there is no deadline (ADR 0064). */
  #due() {
    if (!this.#isDue()) return 'no'
    return this.booking.payBy ? 'timed' : 'yes'
  }

  /** Without payment online the facts say that the host is paid. */
  #isDue() {
    return this.booking.paysOnline && isToBePaid(this.booking)
  }

  #note(words: MailWords) {
    const { cancellationCause, cancellationReason, depositClaim } = this.booking
    const { hostNotes, specialRequests } = this.booking
    if (this.notice.startsWith('requested') || this.notice === 'bookedForHost')
      return specialRequests
    if (this.notice.startsWith('cancelled') || this.notice === 'declinedForHost') {
      return cancellationCause ? words.text(`causes.${cancellationCause}`) : cancellationReason
    }
    if (this.notice === 'depositClaimedForGuest') return depositClaim?.reason
    if (this.notice === 'claimContestedForHost') return depositClaim?.answer
    if (this.notice.startsWith('claimDecided')) return depositClaim?.decision
    return this.notice === 'approvedForGuest' ? hostNotes : null
  }

  #cancelledBy() {
    const { cancelledBy, guestId, hostId } = this.booking
    if (cancelledBy === this.person.id) return 'self'
    if (cancelledBy === guestId) return 'guest'
    return cancelledBy === hostId || cancelledBy === this.helper?.id ? 'host' : 'other'
  }
}
