import { claimKey, findAnswer, noteAnswer, releaseKey, type Claim } from '#actions/idempotency/keys'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

/**
 * For work that cannot be one transaction, since somebody outside is asked in its midst: does it once per key
 * and gives its answer to whoever sends the same request again (contract, Idempotency). Work that is refused
 * or fails leaves the key free. What needs no outside help claims its key in its own transaction instead.
 *
 * @param claim null when the caller sent no key: the work is then simply done
 * @param isFinal whether an answer is worth keeping; until one is, the same request asks anew
 * @throws Refusal 422 for a key that came with another request, 409 while the first is still running
 */
export async function answerOnce<Answer extends object>(
  claim: Claim | null,
  work: () => Promise<Answer>,
  isFinal: (answer: Answer) => boolean = () => true
): Promise<Answer> {
  if (!claim) return work()
  try {
    await writeTransaction((trx) => claimKey(trx, claim))
  } catch (error) {
    if (isUniqueViolation(error, 'idempotency_keys')) return findAnswer<Answer>(claim)
    throw error
  }

  try {
    const answer = await work()
    await (isFinal(answer) ? noteAnswer(claim, answer) : releaseKey(claim))
    return answer
  } catch (error) {
    await releaseKey(claim)
    throw error
  }
}
