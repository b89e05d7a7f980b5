import { depositLeft } from '#domain/deposits'
import { moneySums } from '#domain/money'
import type { Money, PaymentStatus } from '#domain/payment_lifecycle'
import {
  isStanding,
  paidForStay,
  refundsWithDeposit,
  type RefundReason,
  type RefundState,
  type Standing,
} from '#domain/refunds'

/*
 * What goes back to a guest, as every preview, page, letter and receipt says it: from the payments and what is kept of their refunds, in the
 * currencies that were paid.
 */

type Part = Standing['refunds'][number] & {
  reason: RefundReason
  state: RefundState
  /** When it was owed; ms */
  at: number
}

type PaidPayment = Omit<Standing, 'refunds'> &
  Pick<Money, 'currency'> & { status: PaymentStatus; refunds: readonly Part[] }

/**
 * - `stay`: of its price
 * - `deposit`: beside that
 * - `of`: all that was paid of the price, and neither went back before nor is with the guest's bank
 */
export type MoneyBack = { stay: Money[]; deposit: Money[]; of: Money[] }

type Cancelled = {
  /** ms; null for a stay that is not called off */
  cancelledAt: number | null
  /** What is still to be owed, of the stay's `total`; null when nothing more is. */
  toCome: { refund: number; total: number } | null
}

/**
 * What goes back, or went back, because a stay is called off.
 * @param payments of the stay whose money has come, the oldest first
 */
export function moneyBack(
  payments: readonly PaidPayment[],
  { cancelledAt, toCome }: Cancelled
): MoneyBack {
  const coming = toCome
    ? refundsWithDeposit(payments.filter(isStanding), toCome.refund, toCome.total)
    : []
  const owed = payments.flatMap((payment) =>
    payment.refunds
      .filter((part) => isForCancelling(part, cancelledAt))
      .map((part) => ({ ...part, payment }))
  )
  const all = [...owed, ...coming]
  const currencyOf = ({ payment: { currency } }: (typeof all)[number]) => currency
  const sums = (amountOf: (part: (typeof all)[number]) => number) =>
    moneySums(all.map((part) => ({ amountMinor: amountOf(part), currency: currencyOf(part) })))
  return {
    stay: sums(({ amountMinor, depositMinor }) => amountMinor - depositMinor),
    deposit: sums(({ depositMinor }) => depositMinor),
    of: moneySums(payments.map((payment) => leftForStay(payment, cancelledAt))),
  }
}

/** Whether all that was paid goes back; false where nothing was. */
function isAllBack({ of, stay }: MoneyBack): boolean {
  const back = new Map(stay.map(({ amountMinor, currency }) => [currency, amountMinor]))
  return of.length > 0 && of.every((one) => back.get(one.currency) === one.amountMinor)
}

/**
 * - `none`: nothing was paid
 * - `taken`: the guest's bank has taken all of it back
 * - `kept`, `part`, `all` of what was paid
 */
export type MoneyBackWord = 'none' | 'taken' | 'kept' | 'part' | 'all'

export function moneyBackWord(payments: readonly PaidPayment[], back: MoneyBack): MoneyBackWord {
  if (payments.length === 0) return 'none'
  if (back.of.length === 0) return 'taken'
  if (back.stay.length === 0) return 'kept'
  return isAllBack(back) ? 'all' : 'part'
}

/** What goes or went back of a stay that goes on, as it costs less. */
export function differencesBack(
  payments: readonly PaidPayment[],
  isSent: boolean,
  because: 'otherDates' | 'leftEarly' = 'otherDates'
): Money[] {
  return moneySums(
    payments.flatMap(({ currency, refunds }) =>
      refunds
        .filter(({ reason }) => reason === because)
        .filter(({ state }) => (state === 'processed') === isSent)
        .map(({ amountMinor }) => ({ amountMinor, currency }))
    )
  )
}

/** A deposit as it was paid: what is held of it, or else what goes or went back, is the host's, or was taken; null of one that is not paid. */
export function depositPaid(payments: readonly PaidPayment[]): Money | null {
  const payment = payments.find(({ depositMinor }) => depositMinor > 0)
  if (!payment) return null
  const { currency, depositKeptMinor, depositLostMinor, refunds } = payment
  const back = refunds.reduce((sum, { depositMinor }) => sum + depositMinor, 0)
  const amountMinor = back || depositLeft(payment) || depositKeptMinor || depositLostMinor
  return { amountMinor, currency }
}

function leftForStay(payment: PaidPayment, cancelledAt: number | null): Money {
  const { amountMinor, lost } = paidForStay(payment)
  const before = payment.refunds
    .filter((part) => !isForCancelling(part, cancelledAt))
    .reduce((sum, part) => sum + part.amountMinor - part.depositMinor, 0)
  return { amountMinor: amountMinor - lost - before, currency: payment.currency }
}

/** What came for a former price went back while the stay stood. */
function isForCancelling({ at, reason }: Part, cancelledAt: number | null) {
  if (cancelledAt === null || reason === 'otherDates') return false
  return reason !== 'lateMoney' || at >= cancelledAt
}
