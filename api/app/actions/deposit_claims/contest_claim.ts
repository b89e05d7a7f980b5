import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { holdClaim } from '#actions/deposit_claims/hold_claim'
import { endDeposit } from '#actions/payments/end_deposit'
import { holdBooking } from '#actions/payments/hold_payment'
import type Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'
import Property from '#models/property'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const BATCH = 500

/**
 * Its guest does not agree to a claim: an admin decides (ADR 0141).
 * @param given `claim`: id of the claim that was shown
 * @throws Refusal 409 when it does not wait for an answer any more
 */
export function contestClaim(
  { id: bookingId }: Booking,
  actor: User,
  { answer, claim: shown }: { answer: string; claim: number }
) {
  return writeTransaction(async (trx) => {
    const { claim } = await holdClaim(trx, 'contestClaim', { actor, bookingId, shown })
    await leaveToAdmin(trx, claim, { actor, answer })
  })
}

/**
 * Leaves claims to an admin whose guests have not answered in time, each in a transaction of its own (ADR 0141). Runs every minute.
 * @returns the ids of the stays
 */
export async function contestSilentClaims(now = DateTime.utc()) {
  const late = await DepositClaim.query()
    .where('status', 'open')
    .where('answer_by', '<=', sqlTime(db.connection(), now))
    .orderBy('answer_by')
    .limit(BATCH)
  const left: number[] = []
  for (const { bookingId, id } of late) {
    try {
      if (await writeTransaction((trx) => leaveSilent(trx, { bookingId, id }))) left.push(bookingId)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, booking: bookingId }, 'a claim could not be left to an admin')
    }
  }
  return left
}

/** It may have been answered in the last moment. */
async function leaveSilent(
  trx: TransactionClientContract,
  { bookingId, id }: { bookingId: number; id: number }
) {
  const { depositState } = await holdBooking(trx, bookingId)
  const claim = await DepositClaim.findOrFail(id, { client: trx })
  if (claim.status !== 'open') return false
  if (depositState !== 'claimed') {
    /* A process of the last release has given the deposit back. */
    await endDeposit(trx, bookingId)
    return false
  }
  await leaveToAdmin(trx, claim, { actor: null, answer: null })
  return true
}

async function leaveToAdmin(
  trx: TransactionClientContract,
  claim: DepositClaim,
  { actor, answer }: { actor: User | null; answer: string | null }
) {
  const { bookingId: id } = claim
  await claim.merge({ status: 'contested', answer }).save()
  const { title } = await Property.query({ client: trx })
    .whereIn('id', (of) => of.from('bookings').where({ id }).select('property_id'))
    .firstOrFail()
  const name = actor ? 'booking.claimContested' : 'booking.claimNotAnswered'
  await recordAudit(trx, {
    actor,
    action: name,
    subject: { type: 'booking', id },
    message: { name, title },
  })
  await notifyOf(trx, 'claimContested', id)
}
