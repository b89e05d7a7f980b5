import { addDays } from '@makao/shared/dates'

export interface Stretch {
  from: string
  /** The day after the last night. */
  to: string
}

/** Nights in a row as stretches, without those that are blocked by hand or by another calendar. */
export function stretchesOf(nights: readonly string[], blocks: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const night of nights) {
    if (blocks.some(({ from, to }) => from <= night && night < to)) {
      continue
    }
    const last = stretches.at(-1)
    if (last?.to === night) {
      last.to = addDays(night, 1)
    } else {
      stretches.push({ from: night, to: addDays(night, 1) })
    }
  }
  return stretches
}
