import { addDays } from '@makao/shared/dates'
import { isStretch, type Cell } from './cells.ts'

/** A selection of nights, in days from the first shown. */
export interface NightRange {
  anchor: number
  head: number
}

/** The nights between two, in either order; null when one is taken or past. */
export const rangeOver = (
  cells: readonly Cell[],
  anchor: number,
  head: number,
  today: string
): NightRange | null => (isStretch(cells, anchor, head, today) ? { anchor, head } : null)

/**
 * The selection after a tap: the second tap ends it, or clears it on the same night. Invalid taps
 * change nothing.
 */
export function rangeAfterTap(
  cells: readonly Cell[],
  begun: NightRange | null,
  at: number,
  today: string
): NightRange | null {
  const isSingle = begun !== null && begun.anchor === begun.head
  if (isSingle && begun.anchor === at) {
    return null
  }
  const ended = isSingle ? rangeOver(cells, begun.anchor, at, today) : null
  return ended ?? rangeOver(cells, at, at, today) ?? begun
}

export const isWithin = (at: number, { anchor, head }: NightRange) =>
  Math.min(anchor, head) <= at && at <= Math.max(anchor, head)

/** The selection's dates; `to` is exclusive. */
export const datesOf = ({ anchor, head }: NightRange, first: string) => ({
  from: addDays(first, Math.min(anchor, head)),
  to: addDays(first, Math.max(anchor, head) + 1),
})
