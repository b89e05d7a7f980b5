import logger from '@adonisjs/core/services/logger'
import { closeDisputes } from '#actions/discrepancies/mend_differences'
import { failRefund, leaveTryToPerson } from '#actions/payments/fail_refund'
import { queueRefund, releaseRefunds } from '#actions/payments/queue_refund'
import { recordEvent } from '#actions/payments/record_event'
import { noteRefund } from '#actions/payments/refund_payment'
import { setOffLoss } from '#actions/payments/set_off_loss'
import { settlePayment } from '#actions/payments/settle_payment'
import { DISPUTE_LOST, type EventVerdict } from '#domain/payment_events'
import { takenOf } from '#domain/payment_losses'
import { NEEDS_ATTENTION, refundResult } from '#domain/paystack_results'
import { refundSaid } from '#domain/refunds'
import { Refusal } from '#exceptions/refusal'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { writeTransaction } from '#services/database/write_transaction'
import payments from '#services/payments/main'
import { PaystackGateway } from '#services/payments/paystack'
import { readCardEvent, type CardEvent } from '#services/payments/paystack_answers'

const WRONG_SIGNATURE = { gateway: 'paystack', verdict: 'unsigned', kind: 'card' } as const

/** As long as the columns. */
const KIND_LENGTH = 40
const RECEIPT_LENGTH = 60

/**
 * Hears from Paystack what became of a transaction or of a refund; once, however often it says so.
 * @throws Refusal 401 for a wrong signature; what it was about is written down
 */
export async function hearCardEvent(raw: string, signature: string) {
  if (!(await isSigned(raw, signature))) {
    await recordEvent({ ...WRONG_SIGNATURE, reference: null, paymentId: null, receipt: null, raw })
    throw new Refusal('payments.unsigned', 401, 'E_UNSIGNED')
  }
  const said = readCardEvent(raw)
  const payment = said && (await paymentOf(said))
  const verdict = (await isLate(said, payment)) ? 'heard' : judge(said, payment)
  await recordEvent({
    gateway: 'paystack',
    kind: said?.event.slice(0, KIND_LENGTH) ?? 'card',
    verdict,
    reference: said && `${said.reference}/${said.number ?? said.status}`.slice(0, 100),
    paymentId: payment?.id ?? null,
    receipt: said && receiptIn(said),
    amountMinor: said && payment && isLost(said, verdict) ? takenOf(said.taken, payment) : null,
    raw,
  })
  if (said && payment && isLost(said, verdict)) await setOffLoss(payment)
  if (verdict === 'heard' && said && payment) await believe(payment, said)
  else logger.warn({ payment: payment?.id, verdict }, 'an event of Paystack changes nothing')
}

/** Nothing is signed for a gateway that is not offered. */
async function isSigned(raw: string, signature: string) {
  try {
    const gateway = await payments.use('paystack')
    return gateway instanceof PaystackGateway && gateway.isSigned(raw, signature)
  } catch {
    return false
  }
}

function paymentOf({ reference }: CardEvent) {
  return Payment.query()
    .where({ gateway: 'paystack', intentId: reference ?? '' })
    .preload('refunds')
    .first()
}

function judge(said: CardEvent | null, payment: Payment | null): EventVerdict {
  if (!said) return 'unreadable'
  if (!payment) return 'unknown'
  /* Money that went back by hand, at the gateway, is not the host's any more: a person looks. */
  const refund = refundIn(said, payment)
  const isByHand = said.event === 'refund.processed' && payment.status === 'paid' && !refund
  if (isByHand) return 'disputed'
  if (said.event.startsWith('charge.dispute')) return isWon(said) ? 'heard' : 'disputed'
  const movesMoney = said.event === 'charge.success' || said.event === 'refund.processed'
  const paid = payment.amountMinor
  const expected = said.event === 'charge.success' ? paid : (refund?.amountMinor ?? paid)
  const isOther = said.money.amountMinor !== expected || said.money.currency !== payment.currency
  return movesMoney && isOther ? 'otherAmount' : 'heard'
}

/** Of one that has gone back as a whole every message is about one of its refunds. */
function refundIn({ money, number }: CardEvent, { refunds, status }: Payment) {
  const last = status === 'paid' ? null : (refunds.at(-1) ?? null)
  return refundSaid(refunds, { number, amountMinor: money.amountMinor }) ?? last
}

const receiptIn = ({ number }: CardEvent) => number?.slice(0, RECEIPT_LENGTH) ?? null

/** What a dispute begins with, delivered after its last word: it blocks nothing any more. */
async function isLate(said: CardEvent | null, payment: Payment | null) {
  const receipt = said && receiptIn(said)
  if (!receipt || !payment) return false
  if (!said.event.startsWith('charge.dispute') || said.event === DISPUTE_LOST) return false
  const last = { paymentId: payment.id, kind: DISPUTE_LOST, receipt }
  return !!(await PaymentEvent.query().where(last).first())
}

/** A dispute that we declined and that ended so: the guest's bank leaves us the money. `merchant-accepted` gives it back. */
const isWon = ({ event, resolution }: CardEvent) =>
  event === DISPUTE_LOST && resolution === 'declined'

const isLost = ({ event }: CardEvent, verdict: EventVerdict) =>
  verdict === 'disputed' && event === DISPUTE_LOST

async function believe(payment: Payment, said: CardEvent) {
  if (said.event === 'charge.success') {
    await settlePayment(payment, { status: 'paid', receipt: said.number, amount: said.money }, null)
    return
  }
  if (isWon(said)) {
    await writeTransaction(async (trx) => {
      await closeDisputes(trx, payment.id, receiptIn(said), 'mended')
      await releaseRefunds(trx, payment.id)
    })
  }
  if (!said.event.startsWith('refund.')) return
  const refund = refundIn(said, payment)
  if (!refund) return
  const status = said.event.slice('refund.'.length)
  if (status === NEEDS_ATTENTION) {
    await leaveTryToPerson(payment, refund.id, said.number)
    return
  }
  const result = refundResult(status)
  const receipt = refund.reference ?? said.number ?? payment.intentId
  /* Of one that was made long ago only its own number says so: it may be another one, as large. */
  const isOfIt = refund.state !== 'processed' || refund.reference === said.number
  if (result === 'done' && isOfIt) {
    const next = await writeTransaction((trx) => noteRefund(trx, payment, refund.id, receipt))
    if (next) await queueRefund(next)
  }
  if (result !== 'failed') return
  logger.error({ payment: payment.id }, 'Paystack did not refund a payment')
  await failRefund(payment, refund, said.number)
}
