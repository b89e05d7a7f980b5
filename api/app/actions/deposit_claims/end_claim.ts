import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { heldDeposit } from '#actions/deposit_claims/held_deposit'
import { holdClaim } from '#actions/deposit_claims/hold_claim'
import { postTransaction } from '#actions/ledger/post_transaction'
import { endDeposit } from '#actions/payments/end_deposit'
import { MISSED_DELAY, settleDeposit } from '#actions/payments/return_deposits'
import { keptOf } from '#domain/deposit_claims'
import { depositLeft } from '#domain/deposits'
import { depositGranted } from '#domain/ledger'
import { toMinor, type Currency } from '#domain/money'
import { invalid } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type DepositClaim from '#models/deposit_claim'
import type Payment from '#models/payment'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { sumText } from '#services/request_text'
import { writeTransaction } from '#services/database/write_transaction'

const STEPS = {
  acceptClaim: { status: 'accepted', happened: 'claimAccepted' },
  decideClaim: { status: 'decided', happened: 'claimDecided' },
  withdrawClaim: { status: 'withdrawn', happened: 'claimWithdrawn' },
} as const

type Ending = keyof typeof STEPS

/**
 * Its guest agrees to a claim: that part of the deposit is the host's, and the rest goes back (ADR 0141).
 * @param shown id of the claim that was shown
 * @throws Refusal 409 when it does not wait any more
 */
export function acceptClaim(booking: Booking, actor: User, shown: number) {
  return endClaim('acceptClaim', booking, actor, { shown })
}

/**
 * Its host takes a claim back: the deposit goes back when it would have.
 * @param shown id of the claim that was shown
 * @throws Refusal 409 when it does not wait any more
 */
export function withdrawClaim(booking: Booking, actor: User, shown: number) {
  return endClaim('withdrawClaim', booking, actor, { shown })
}

/**
 * An admin grants all of a contested claim, a part or nothing; the rest of the deposit goes back.
 * @param decided `claim`: id of the one that was shown; `amount` in whole units of the stay's currency
 * @throws Refusal 409 when it does not wait for that any more, 422 for more than was claimed and is held
 */
export function decideClaim(
  booking: Booking,
  actor: User,
  { claim: shown, ...decided }: { claim: number; amount: number; decision: string }
) {
  return endClaim('decideClaim', booking, actor, { shown, decided })
}

type Given = { shown: number; decided?: { amount: number; decision: string } }

function endClaim(step: Ending, known: Booking, actor: User, { decided, shown }: Given) {
  const { id: bookingId, property } = known
  const { happened, status } = STEPS[step]
  return writeTransaction(async (trx) => {
    const { booking, claim } = await holdClaim(trx, step, { actor, bookingId, shown })
    const { most, payment } = await heldDeposit(trx, booking)
    const granted = grantedBy(step, claim, { most, currency: booking.currency }, decided?.amount)
    const endedAt = DateTime.utc()
    const decision = decided?.decision ?? null
    await claim.merge({ status, grantedMinor: granted, decision, endedAt }).save()
    if (payment && granted) await giveToHost(trx, booking, claim, { granted, payment })
    const left = payment ? depositLeft(payment) : 0
    if (left === 0) await endDeposit(trx, bookingId)
    else await releaseRest(trx, booking, granted === null ? returnsAt(booking) : endedAt)
    await recordAudit(trx, {
      actor,
      action: `booking.${happened}`,
      subject: { type: 'booking', id: bookingId },
      message: { name: `booking.${happened}`, title: property.title },
      after: {
        claimMinor: claim.amountMinor,
        grantedMinor: granted ?? 0,
        currency: booking.currency,
      },
    })
    await notifyOf(trx, happened, bookingId)
  })
}

type Held = { most: number; currency: Currency }

/** Minor units of the stay's currency, of what is held; null where nothing was asked for in the end. */
function grantedBy(step: Ending, { amountMinor }: DepositClaim, held: Held, decided?: number) {
  const most = Math.min(amountMinor, held.most)
  if (step !== 'decideClaim') return step === 'acceptClaim' ? most : null
  const granted = toMinor(decided ?? 0)
  if (granted > most) {
    const at = { amount: sumText(most, held.currency) }
    throw invalid('amount', 'max', 'bookings.grantAboveClaim', at)
  }
  return granted
}

async function giveToHost(
  trx: TransactionClientContract,
  booking: Booking,
  { id }: DepositClaim,
  { granted, payment }: { granted: number; payment: Payment }
) {
  const { currency, id: paymentId } = payment
  const kept = keptOf(granted, payment, booking)
  payment.depositKeptMinor += kept
  await payment.save()
  const { hostId, id: bookingId } = booking
  const about = { bookingId, paymentId, hostId, currency, happenedAt: DateTime.utc() }
  await postTransaction(
    trx,
    { kind: 'depositClaim', fact: `depositClaim:${id}`, ...about },
    depositGranted(kept)
  )
}

/**
 * When a deposit goes back whose claim is taken back. One that was claimed after its time had been put off (ADR 0149): that day counts from
 * the first such claim, so that no further one lengthens it.
 */
function returnsAt({ depositClaims, depositReturnsAt }: Booking) {
  const late = depositClaims.findLast(({ createdAt }) => createdAt > depositReturnsAt)
  return late ? late.createdAt.plus(MISSED_DELAY) : depositReturnsAt
}

/** What is left of the deposit goes back, now or by the clock, unless a bank asks for it. */
async function releaseRest(trx: TransactionClientContract, { id }: Booking, at: DateTime) {
  await trx
    .from('bookings')
    .where({ id })
    .update({ deposit_state: 'held', deposit_settles_at: sqlTime(trx, at) })
  await settleDeposit(trx, id, DateTime.utc())
}
