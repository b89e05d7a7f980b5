import { fromNight, stayProblem, toNight } from '#domain/stay'

/** Nights a host takes off the calendar, half-open like a stay: the night of `to` can be slept. */
export type Block = { from: string; to: string; nights: number }

/** Nights that may be blocked at once: a whole year. */
export const MAX_BLOCK_NIGHTS = 366

/** The stretches that single nights (ascending, days since 1970-01-01) make up. */
export function blocksOf(nights: readonly number[]): Block[] {
  const blocks: Block[] = []
  for (const night of nights) {
    const last = blocks.at(-1)
    const next = fromNight(night + 1)
    if (last && toNight(last.to) === night) blocks[blocks.length - 1] = longer(last, next)
    else blocks.push({ from: fromNight(night), to: next, nights: 1 })
  }
  return blocks
}

function longer({ from, nights }: Block, to: string): Block {
  return { from, to, nights: nights + 1 }
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
