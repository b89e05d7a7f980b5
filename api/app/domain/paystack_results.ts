import type { Failure } from '#domain/payment_lifecycle'

const UNDER_WAY = ['abandoned', 'ongoing', 'pending', 'processing', 'queued']

/** Paystack passes the words of the payer's bank on. */
const FAILED: [RegExp, Failure][] = [
  [/insufficient/i, 'insufficientFunds'],
  [/limit/i, 'limitReached'],
  [/cancel/i, 'cancelledByUser'],
  [/incorrect pin|wrong pin/i, 'wrongPin'],
  [/time(?:d )?out/i, 'timedOut'],
]

type CardResult =
  | { status: 'paid' }
  | { status: 'pending' }
  | { status: 'failed'; outcome: Failure }

/** Of a transaction by its status; `abandoned` is one that nobody has finished, which may still be finished. */
export function cardResult(status: string, words: string): CardResult {
  if (status === 'success') return { status: 'paid' }
  if (UNDER_WAY.includes(status)) return { status: 'pending' }
  const [, outcome] = FAILED.find(([pattern]) => pattern.test(words)) ?? []
  return { status: 'failed', outcome: outcome ?? 'declined' }
}

/** Paystack waits for us to say where the money of a refund is to go. */
export const NEEDS_ATTENTION = 'needs-attention'

/** Of a refund by its status: everything else is under way, or waits for a person at Paystack. */
export function refundResult(status: string): 'done' | 'failed' | 'asked' {
  if (status === 'processed') return 'done'
  return status === 'failed' ? 'failed' : 'asked'
}
