/** Outcomes of the payment simulator, by its tokens (`sim_paid`). */
export const outcomes = [
  'paid',
  'insufficientFunds',
  'wrongPin',
  'cancelledByUser',
  'phoneUnreachable',
  'limitReached',
  'declined',
  'slow',
  'unanswered',
] as const
