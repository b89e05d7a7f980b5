import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { claimKey, findAnswer, noteAnswer, releaseKey, type Claim } from '#actions/idempotency/keys'
import type IdempotencyKey from '#models/idempotency_key'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

/** `isRepeat`: the answer is the stored one of an earlier request. */
export type Once<Answer> = { answer: Answer; isRepeat: boolean }

/**
 * Runs a write in one transaction, once per Idempotency-Key; a failure frees the key (contract,
 * Idempotency).
 * @param claim null without a key
 * @param write callback of `writeTransaction`; its result is stored
 * @throws Refusal 422 for a key that came with another request, 409 while the first is still running
 */
export async function oncePerKey<Answer extends object>(
  claim: Claim | null,
  write: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Once<Answer>> {
  if (!claim) return { answer: await writeTransaction(write), isRepeat: false }
  const outcome = await unlessClaimed<Answer, Answer>(claim, async (trx, row) => {
    const answer = await write(trx)
    await noteAnswer(row, answer, trx)
    return answer
  })
  return 'earlier' in outcome
    ? { answer: outcome.earlier, isRepeat: true }
    : { answer: outcome.done, isRepeat: false }
}

/**
 * The same for work that calls an external service between transactions.
 * @param isFinal whether an answer may be stored; otherwise a repetition runs again
 */
export async function oncePerKeyOutside<Answer extends object>(
  claim: Claim | null,
  work: () => Promise<Answer>,
  isFinal: (answer: Answer) => boolean = () => true
): Promise<Answer> {
  if (!claim) return work()
  const outcome = await unlessClaimed<IdempotencyKey, Answer>(claim, async (_, row) => row)
  if ('earlier' in outcome) return outcome.earlier

  const row = outcome.done
  try {
    const answer = await work()
    await (isFinal(answer) ? noteAnswer(row, answer) : releaseKey(row))
    return answer
  } catch (error) {
    await releaseKey(row)
    throw error
  }
}

async function unlessClaimed<Done, Answer extends object>(
  claim: Claim,
  write: (trx: TransactionClientContract, row: IdempotencyKey) => Promise<Done>
): Promise<{ done: Done } | { earlier: Answer }> {
  try {
    return {
      done: await writeTransaction(async (trx) => write(trx, await claimKey(trx, claim))),
    }
  } catch (error) {
    if (!isUniqueViolation(error, 'idempotency_keys')) throw error
    return { earlier: await findAnswer<Answer>(claim) }
  }
}
