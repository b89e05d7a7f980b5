import { depositLeft, leftToGrant } from '#domain/deposits'
import {
  depositPaid,
  differencesBack,
  moneyBack,
  moneyBackWord,
  type MoneyBack,
  type MoneyBackWord,
} from '#domain/money_back'
import type Booking from '#models/booking'

/** Of a booking that comes with what it was paid by. */
type Paid = Pick<Booking, 'payments'>
type Cancelled = Paid & Pick<Booking, 'cancelledAt' | 'refundMinor' | 'settlesAt' | 'totalMinor'>

/**
 * What goes back, or went back, because a stay is called off, as it is really sent; `word`: how much that is of what was paid.
 * @param refund what the policy gives back when it is cancelled now, in minor units; null of one that is cancelled
 */
export function moneyBackOf(
  booking: Cancelled,
  refund: number | null = null
): MoneyBack & { word: MoneyBackWord } {
  const { cancelledAt, refundMinor, settlesAt, totalMinor: total } = booking
  const paid = paidBy(booking)
  /* Of a no-show it is owed when that cannot be taken back any more (ADR 0067). */
  const due = refund ?? (settlesAt ? refundMinor : null)
  const back = moneyBack(paid, {
    cancelledAt: cancelledAt?.toMillis() ?? null,
    toCome: due === null ? null : { refund: due, total },
  })
  return { ...back, word: moneyBackWord(paid, back) }
}

/** Because a stay costs less, on other dates unless said otherwise: on its way to the guest, and sent. */
export function differencesBackOf(booking: Paid, because?: 'otherDates' | 'leftEarly') {
  const paid = paidBy(booking)
  return {
    onItsWay: differencesBack(paid, false, because),
    wentBack: differencesBack(paid, true, because),
  }
}

/** What is held of a deposit, or else what became of it, as it was paid; null of one that is not paid. */
export function depositPaidOf(booking: Paid) {
  return depositPaid(paidBy(booking))
}

/** What is held of a deposit, in minor units of the stay's currency. */
export function depositLeftOf(booking: Pick<Booking, 'payments' | 'depositMinor'>) {
  const held = booking.payments.find((payment) => depositLeft(payment) > 0)
  return held ? leftToGrant(held, booking) : 0
}

/** What came last for a price that a stay does not have any more, and has gone back. */
export function formerBackOf(booking: Paid) {
  const late = paidBy(booking).flatMap(({ currency, refunds }) =>
    refunds
      .filter(({ reason, state }) => reason === 'lateMoney' && state === 'processed')
      .map(({ amountMinor, sentAt }) => ({ amountMinor, currency, sentAt }))
  )
  return late.toSorted((one, other) => one.sentAt - other.sentAt).slice(-1)
}

const paidBy = ({ payments }: Paid) => payments.map(({ asPaid }) => asPaid)
