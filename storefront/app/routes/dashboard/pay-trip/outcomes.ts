/** What the simulator can be told to do, in the words of its tokens (`sim_paid`). */
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
