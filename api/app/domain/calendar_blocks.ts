import { fromNight, stayProblem, toNight } from '#domain/stay'

/** Half-open like a stay: `to` is not blocked. */
export type Block = { from: string; to: string; nights: number; reason: string | null }

/** `night` in days since 1970-01-01; `reason` is private to the host. */
export type BlockedNight = { night: number; reason: string | null }

/** A leap year. */
export const MAX_BLOCK_NIGHTS = 366

/** Characters, as its column. */
export const MAX_BLOCK_REASON = 200

/** Merges adjacent nights with the same reason; `nights` ascending. */
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

/** null when the nights can be blocked today. */
export function blockProblem(
  { from, to }: { from: string; to: string },
  today: string
): BlockProblem | null {
  if (toNight(to) - toNight(from) > MAX_BLOCK_NIGHTS) return 'tooLong'
  const problem = stayProblem({ checkIn: from, checkOut: to, today })
  return problem === 'past' || problem === 'order' ? problem : null
}
