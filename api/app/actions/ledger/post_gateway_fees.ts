import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { bookedOn } from '#domain/book_months'
import { gatewayFeeKept, type KeptFee } from '#domain/ledger'
import { todayInNairobi } from '#domain/stay'
import LedgerTransaction from '#models/ledger_transaction'
import { inBatches } from '#services/database/in_batches'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

/** Fees in a transaction. */
const AT_ONCE = 100

/**
 * Posts what gateways kept by their lists and statements (ADR 0138), on the day they kept it while its month is open. A repeated list
 * adds nothing.
 */
export async function postGatewayFees(kept: readonly KeptFee[]): Promise<void> {
  /** In one order for all, or two that read one list at once could wait for each other. */
  const inOrder = kept.toSorted((one, other) => (one.of < other.of ? -1 : 1))
  const missing = await withoutKnown(inOrder)
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await post(missing.slice(at, at + AT_ONCE))
  }
}

async function post(fees: readonly KeptFee[]): Promise<void> {
  try {
    await writeTransaction(async (trx) => {
      for (const { amountMinor, bookingId, currency, day, hostId, of } of fees) {
        const happenedAt = noonOf(bookedOn(day, todayInNairobi()))
        const about = { fact: factOf(of), bookingId: bookingId ?? undefined, hostId, currency }
        const postings = gatewayFeeKept(amountMinor)
        await postTransaction(trx, { ...about, kind: 'gatewayFee', happenedAt }, postings)
      }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'ledger_transactions')) throw error
    const left = await withoutKnown(fees)
    if (left.length === fees.length) throw error
    await post(left)
  }
}

async function withoutKnown(fees: readonly KeptFee[]) {
  const known = await inBatches(
    fees.map(({ of }) => factOf(of)),
    (facts) => LedgerTransaction.query().whereIn('fact', facts)
  )
  const facts = new Set(known.map(({ fact }) => fact))
  return fees.filter(({ of }) => !facts.has(factOf(of)))
}

const noonOf = (day: string) => DateTime.fromISO(`${day}T12:00`, { zone: 'Africa/Nairobi' }).toUTC()

/** Not by the payment's number: what goes back of a payment is worked out from what is posted of it. */
const factOf = (of: string) => `gatewayFee:${of}`
