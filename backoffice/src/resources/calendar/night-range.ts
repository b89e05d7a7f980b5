import type { CalendarBlock, CalendarRow } from '../../api/types'
import { addDays, nightsBetween } from '@makao/shared/dates'
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

/** Those of a list from one that is chosen already to a place in it, in either direction, without that one. */
export function rowsBetween(ids: readonly number[], begun: number, to: number): number[] {
  const from = ids.indexOf(begun)
  const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  return from < 0 ? [] : between.filter((id) => id !== begun)
}

/** Nights of two half-open ranges that both have. */
const meet = (one: { from: string; to: string }, from: string, to: string) =>
  one.from < to && from < one.to

/** Whether the host has blocked some of these nights. */
export const hasBlock = ({ blocks }: CalendarRow, from: string, to: string) =>
  blocks.some((block) => !block.calendar && meet(block, from, to))

/** The nights of a block that unblocking is about: those that are over could not be blocked again. */
export const nightsLeft = ({ from, to }: CalendarBlock, today: string) => ({
  from: from < today && today < to ? today : from,
  to,
})

/** What these nights leave of blocks when they are freed: another calendar's stay, and a block goes on beside them. */
export const withoutNights = (blocks: readonly CalendarBlock[], from: string, to: string) =>
  blocks.flatMap((block) =>
    block.calendar || !meet(block, from, to)
      ? [block]
      : [
          { ...block, to: from, nights: nightsBetween(block.from, from) },
          { ...block, from: to, nights: nightsBetween(to, block.to) },
        ].filter(({ nights }) => nights > 0)
  )

/** Whether a price is set for some of these nights. */
export const hasSetPrice = ({ priceReasons }: CalendarRow, from: string, to: string) =>
  priceReasons.some((reason) => reason.kind === 'night' && meet(reason, from, to))
