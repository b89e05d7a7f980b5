/*
 * Paystack lists the refunds of a transaction and says of none whose it is: which one is which of ours is told by numbers, amounts and
 * moments (ADR 0084). Moments in milliseconds since 1970.
 */

/** `begunAt`: null where it does not say. */
type Listed = { id: string | null; status: string; begunAt: number | null }

/** One of ours from before: `number` is Paystack's, where it is known; `isMade` when Paystack has sent it. */
type Earlier = { number: string | null; isMade: boolean }

/** How far Paystack's clock and ours may be apart, in ms: one of this refund's own is never to look like one from before. */
const APART = 5 * 60_000

/**
 * What of a list is the refund that is owed since a moment. One that was begun before is another: a person has sent it there, for one of
 * ours that had failed or out of goodwill.
 * @param listed those of its payment and amount, the newest first
 * @param earlier the refunds of its payment and amount before it
 * @returns `known`: the one that stands for it, null when there is none; `tries`: how many were made for it and failed
 */
export function findRefund<Row extends Listed>(
  listed: readonly Row[],
  { earlier, owedAt }: { earlier: readonly Earlier[]; owedAt: number }
) {
  const numbers = earlier.map(({ number }) => number)
  const isSince = ({ begunAt }: Listed) => begunAt === null || begunAt >= owedAt - APART
  const standing = listed.filter(({ status }) => status !== 'failed')
  const failed = listed.filter(({ id, status }) => status === 'failed' && !numbers.includes(id))
  return {
    known: withoutEarlier(standing, earlier).find(isSince) ?? null,
    tries: failed.filter(isSince).length,
  }
}

/**
 * Without the refunds before: those of their numbers, and of the oldest as many as were made under a number that we do not know. One that
 * was not made stands there under its number or not at all.
 */
function withoutEarlier<Row extends Listed>(listed: readonly Row[], earlier: readonly Earlier[]) {
  const numbers = earlier.map(({ number }) => number)
  const others = listed.filter(({ id }) => !numbers.includes(id))
  const ids = listed.map(({ id }) => id)
  const unknown = earlier.filter(({ isMade, number }) => isMade && !ids.includes(number)).length
  return others.slice(0, Math.max(0, others.length - unknown))
}
