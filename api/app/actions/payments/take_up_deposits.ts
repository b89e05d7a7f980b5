import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { postTransaction } from '#actions/ledger/post_transaction'
import { holdPayment } from '#actions/payments/hold_payment'
import { depositFound } from '#domain/ledger'
import type Payment from '#models/payment'
import LedgerTransaction from '#models/ledger_transaction'
import { writeTransaction } from '#services/database/write_transaction'

const BATCH = 500

type Attempt = { id: number; bookingId: number }

/**
 * Holds deposits whose payment a process of the last release has settled: it knows of none, so that nobody would give them back (ADR
 * 0097).
 */
export async function takeUpDeposits(): Promise<void> {
  const unheld: Attempt[] = await db
    .from('bookings')
    .join('payments', 'payments.booking_id', 'bookings.id')
    .whereRaw('bookings.deposit_minor > 0')
    .whereNull('deposit_state')
    .whereRaw("payment_status = 'paid'")
    .where('payments.status', 'paid')
    .where('payments.deposit_minor', '>', 0)
    .orderBy('payments.id')
    .limit(BATCH)
    .select('payments.id', 'payments.booking_id as bookingId')
  for (const attempt of unheld) {
    try {
      await writeTransaction((trx) => takeUp(trx, attempt))
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, booking: attempt.bookingId }, 'a deposit could not be taken up')
    }
  }
}

/** Somebody else may have done it meanwhile. */
async function takeUp(trx: TransactionClientContract, attempt: Attempt) {
  const { booking, payment } = await holdPayment(trx, attempt)
  if (booking.depositState || payment.status !== 'paid') return
  await booking.merge({ depositState: 'held', depositSettlesAt: booking.depositReturnsAt }).save()
  if (await isPosted(trx, payment)) return
  const { bookingId, currency, depositMinor, id: paymentId } = payment
  const { hostId } = booking
  const happenedAt = payment.updatedAt ?? payment.createdAt
  const about = { bookingId, paymentId, hostId, currency, happenedAt }
  const fact = `settlement:deposit:${paymentId}`
  await postTransaction(trx, { kind: 'settlement', fact, ...about }, depositFound(depositMinor))
}

async function isPosted(trx: TransactionClientContract, { id }: Payment) {
  const posted = await LedgerTransaction.query({ client: trx })
    .where({ paymentId: id })
    .whereHas('entries', (entries) => entries.where('account', 'deposit'))
    .first()
  return posted !== null
}
