import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { CLAIM_ANSWER_HOURS } from '#domain/deposit_claims'
import type Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'

/** Minor units, of whatever deposit the place takes. */
const CLAIMED = 150_000

const WORDS = {
  open: {
    reason: 'Two wine glasses and the lamp beside the bed were broken when we cleaned the rooms.',
    answer: null,
  },
  contested: {
    reason: 'The key of the gate is gone, and the lock had to be changed.',
    answer: 'I left the key with the askari at the gate when we went.',
  },
}
export type DemoClaim = keyof typeof WORDS

/** A part of the deposit, asked for this morning. */
export async function writeClaim(
  trx: TransactionClientContract,
  { id: bookingId }: Booking,
  status: DemoClaim
) {
  const createdAt = DateTime.utc().minus({ hours: 3 })
  const answerBy = createdAt.plus({ hours: CLAIM_ANSWER_HOURS })
  await DepositClaim.create(
    { bookingId, status, amountMinor: CLAIMED, ...WORDS[status], answerBy, createdAt },
    { client: trx }
  )
}
