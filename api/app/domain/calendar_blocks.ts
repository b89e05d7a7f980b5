import { fromNight, stayProblem, toNight } from '#domain/stay'

/** Nights a host takes off the calendar, half-open like a stay: the night of `to` can be slept. */
export type Block = { from: string; to: string; nights: number; reason: string | null }

/** One blocked night, in days since 1970-01-01, and what the host noted for themselves. */
export type BlockedNight = { night: number; reason: string | null }

/** Nights that may be blocked at once: a whole year. */
export const MAX_BLOCK_NIGHTS = 366

/** Characters a reason may have, as its column does. */
export const MAX_BLOCK_REASON = 200

/** The stretches that single nights, ascending, make up: those side by side with the same reason are one. */
export function blocksOf(nights: readonly BlockedNight[]): Block[] {
  const blocks: Block[] = []
  for (const { night, reason } of nights) {
    const last = blocks.at(-1)
    const next = fromNight(night + 1)
    if (last && toNight(last.to) === night && last.reason === reason) {
      last.to = next
      last.nights += 1
    } else {
      blocks.push({ from: fromNight(night), to: next, nights: 1, reason })
    }
  }
  return blocks
}

export type BlockProblem = 'past' | 'order' | 'tooLong'

/** Why these nights cannot be blocked today, or null when they can. */
export function blockProblem(
  { from, to }: { from: string; to: string },
  today: string
): BlockProblem | null {
  if (toNight(to) - toNight(from) > MAX_BLOCK_NIGHTS) return 'tooLong'
  const problem = stayProblem({ checkIn: from, checkOut: to, today })
  return problem === 'tooLong' ? null : problem
}
