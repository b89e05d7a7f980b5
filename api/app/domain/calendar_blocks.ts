import { fromNight, stayProblem, toNight } from '#domain/stay'

/** Half-open like a stay: `to` is not blocked. */
export type Block = {
  from: string
  to: string
  nights: number
  reason: string | null
  /** The name of the other site's calendar that takes them; null for the host's own. */
  calendar: string | null
}

/** `night` in days since 1970-01-01; `reason` is for the host and who keeps the calendar. */
export type BlockedNight = Pick<Block, 'reason' | 'calendar'> & { night: number }

/** A leap year. */
export const MAX_BLOCK_NIGHTS = 366

/** Months that weekdays are blocked for at once. */
export const MAX_WEEKLY_MONTHS = 18

/** Properties of one call: what the host's calendar shows on a page. */
export const MAX_PROPERTIES = 20

/** Blocks of one call, which may be several of a property. */
export const MAX_BLOCKS = 200

/** Of one call, together. */
export const MAX_BLOCKED_AT_ONCE = MAX_PROPERTIES * MAX_BLOCK_NIGHTS

/** Characters, as its column. */
export const MAX_BLOCK_REASON = 200

/** Merges adjacent nights of one calendar with the same reason; `nights` ascending. */
export function blocksOf(nights: readonly BlockedNight[]): Block[] {
  const blocks: Block[] = []
  for (const { night, reason, calendar } of nights) {
    const last = blocks.at(-1)
    const next = fromNight(night + 1)
    const isSame = last?.reason === reason && last.calendar === calendar
    if (last && isSame && toNight(last.to) === night) {
      last.to = next
      last.nights += 1
    } else {
      blocks.push({ from: fromNight(night), to: next, nights: 1, reason, calendar })
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
