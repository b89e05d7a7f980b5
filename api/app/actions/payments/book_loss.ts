import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { endDateChange, tellOfEnd } from '#actions/bookings/end_date_change'
import { postLoss } from '#actions/ledger/post_loss'
import { postPayment } from '#actions/ledger/post_payment'
import { noteDifference } from '#actions/discrepancies/note_difference'
import { closeDisputes } from '#actions/discrepancies/mend_differences'
import { endDeposit } from '#actions/payments/end_deposit'
import { holdPayment } from '#actions/payments/hold_payment'
import { releaseRefunds } from '#actions/payments/queue_refund'
import { takeFromRefunds } from '#actions/payments/take_from_refunds'
import { depositLeft } from '#domain/deposits'
import { toMajor, type Currency } from '#domain/money'
import { hasCome } from '#domain/payment_lifecycle'
import { leftOf, lossOf } from '#domain/payment_losses'
import { todayInNairobi } from '#domain/stay'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import Property from '#models/property'
import { endDisputes, lossSaidOf } from '#services/ledger/disputes'
import { isOwedBack, standingPayments } from '#services/payments/standing_payments'

/** What hosts hold too much from now on: minor units of each. */
export type Loss = {
  bookingId: number
  currency: Currency
  amount: number
  shares: { hostId: number; amount: number }[]
}

/**
 * Books what a guest's bank took back of a payment, from whoever holds it, and ends its disputes that were lost. Whether it was lost is asked
 * with the booking held: it may be booked by now.
 * @param actor null where nobody has to say so
 * @returns null when it was not lost, or is booked
 */
export async function bookLoss(
  trx: TransactionClientContract,
  attempt: { id: number; bookingId: number },
  actor: { id: number } | null
): Promise<Loss | null> {
  const { booking, payment } = await holdPayment(trx, attempt)
  /* Money that comes later is booked as lost when it does. */
  if (!hasCome(payment.status)) return null
  const booked: Omit<Loss, 'bookingId' | 'currency'>[] = []
  for (;;) {
    const said = await lossSaidOf(trx, payment)
    if (!said) break
    booked.push(await bookOne(trx, { booking, payment }, said, actor))
  }
  if (booked.length === 0) return null
  const { bookingId, currency } = payment
  const amount = booked.reduce((sum, one) => sum + one.amount, 0)
  return { bookingId, currency, amount, shares: booked.flatMap(({ shares }) => shares) }
}

type LossSaid = NonNullable<Awaited<ReturnType<typeof lossSaidOf>>>

/** Of one dispute; what another one asks for stays held up. */
async function bookOne(
  trx: TransactionClientContract,
  { booking, payment }: { booking: Booking; payment: Payment },
  said: LossSaid,
  actor: { id: number } | null
) {
  await endDisputes(trx, payment.id, said.receipt)
  await closeDisputes(trx, payment.id, said.receipt, 'booked')
  const before = factsOf(payment, booking)
  await postPayment(trx, payment, booking)
  const ofRefunds = await takeFromRefunds(trx, payment, said.amountMinor)
  const rest = said.amountMinor === null ? null : said.amountMinor - ofRefunds
  const ofPayment = lossOf(payment, rest)
  const amount = ofRefunds + ofPayment
  await noteBeyond(trx, payment, said, amount)
  await releaseRefunds(trx, payment.id)
  if (amount === 0) return { amount, shares: [] }

  const loss = { amount: ofPayment, event: said.id, ofRefunds }
  const shares = await postLoss(trx, payment, booking, loss)
  await noteLoss(trx, payment, booking, ofPayment)
  await recordAudit(trx, {
    actor,
    action: 'payment.lost',
    subject: { type: 'payment', id: payment.id },
    message: { name: 'payment.lost', booking: booking.id, gateway: payment.gateway },
    before,
    after: { ...factsOf(payment, booking), lost: toMajor(payment.lostMinor ?? 0) },
  })
  return { amount, shares }
}

/**
 * What a bank takes that went back already, or is on its way, is in no account of ours: the gateway has less than the books say. A person
 * looks.
 */
async function noteBeyond(
  trx: TransactionClientContract,
  payment: Payment,
  { amountMinor, id }: { amountMinor: number | null; id: number },
  booked: number
) {
  const taken = amountMinor ?? (booked === 0 ? payment.amountMinor : booked)
  if (taken <= booked) return
  const { currency, gateway, id: paymentId } = payment
  await noteDifference(trx, 'message', gateway, {
    kind: 'wrongAmount',
    movement: 'refund',
    reference: `loss/${paymentId}/${id}`,
    paymentId,
    ours: { amountMinor: booked, currency },
    theirs: { amountMinor: taken, currency },
    day: todayInNairobi(),
  })
}

/** Of which nothing is left has gone back as a whole; a stay of which nothing is paid any more has no other dates to pay for. */
async function noteLoss(
  trx: TransactionClientContract,
  payment: Payment,
  booking: Booking,
  amount: number
) {
  const ofDeposit = Math.min(amount, depositLeft(payment))
  const ofGranted = Math.min(amount - ofDeposit, payment.depositKeptMinor)
  payment.depositLostMinor += ofDeposit + ofGranted
  payment.depositKeptMinor -= ofGranted
  payment.lostMinor = (payment.lostMinor ?? 0) + amount
  const isGone = payment.status === 'paid' && leftOf(payment) === 0
  const isBack = payment.refunds.every(({ state }) => state === 'processed')
  if (isGone || (payment.status === 'refundDue' && isBack)) payment.status = 'refunded'
  await payment.save()
  if (ofDeposit > 0 && depositLeft(payment) === 0) await endDeposit(trx, booking.id)
  if (booking.paymentStatus === 'refunding' && !(await isOwedBack(booking.id, trx))) {
    await booking.merge({ paymentStatus: 'refunded' }).save()
  }
  if (!isGone || booking.paymentStatus !== 'paid') return
  const standing = await standingPayments(booking.id, trx)
  if (standing.some((other) => leftOf(other) > 0)) return
  await booking.merge({ paymentStatus: 'refunded' }).save()
  const ended = await endDateChange(trx, booking)
  if (!ended) return
  const { title } = await Property.findOrFail(booking.propertyId, { client: trx })
  await tellOfEnd(trx, { id: booking.id, title }, ended)
}

function factsOf({ currency, status }: Payment, { paymentStatus }: Booking) {
  return { status, bookingPaymentStatus: paymentStatus, currency }
}
