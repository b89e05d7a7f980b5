import type { CalendarBlock, CalendarRow, CalendarStay, PriceReason } from '../../api/types'
import { addDays, nightsBetween } from '@makao/shared/dates'

/**
 * A part of a row: a free night, or a stay or block with its visible nights. `at` counts days from
 * the first shown.
 */
export type Cell = { at: number; nights: number; day: string } & (
  | {
      kind: 'free'
      price: number
      /** Why it is not the price per night. */
      reason: PriceReason | undefined
      /** Nights at least of a stay that begins then, where the date has its own. */
      least: number | undefined
      leaving: CalendarStay | undefined
    }
  | { kind: 'stay'; stay: CalendarStay; begins: boolean; ends: boolean }
  | { kind: 'block'; block: CalendarBlock; begins: boolean; ends: boolean }
)

/** The cells of a property for a number of days. */
export function cellsOf(row: CalendarRow, first: string, days: number): Cell[] {
  const cells: Cell[] = []
  let at = 0
  while (at < days) {
    const cell = cellAt(addDays(first, at), at, days, row)
    cells.push(cell)
    at += cell.nights
  }
  return cells
}

function cellAt(
  day: string,
  at: number,
  days: number,
  { stays, blocks, nightPrices, priceReasons, minimums }: CalendarRow
): Cell {
  const stay = stays.find(({ checkIn, checkOut }) => checkIn <= day && day < checkOut)
  if (stay) {
    return { kind: 'stay', stay, day, at, ...extent(day, at, days, stay.checkIn, stay.checkOut) }
  }
  const block = blocks.find(({ from, to }) => from <= day && day < to)
  if (block) {
    return { kind: 'block', block, day, at, ...extent(day, at, days, block.from, block.to) }
  }
  const leaving = stays.find(({ checkOut }) => checkOut === day)
  const reason = priceReasons.find(({ from, to }) => from <= day && day < to)
  const least = minimums.find(({ from, to }) => from <= day && day < to)?.nights
  return { kind: 'free', day, at, nights: 1, price: nightPrices[at] ?? 0, reason, least, leaving }
}

function extent(day: string, at: number, days: number, from: string, to: string) {
  const left = nightsBetween(day, to)
  return { nights: Math.min(left, days - at), begins: from === day, ends: at + left < days }
}

/** The cell that covers a day, counted from the first shown. */
export const cellOver = (cells: readonly Cell[], at: number) =>
  cells.find((cell) => cell.at <= at && at < cell.at + cell.nights)

/** Whether all nights between two cells, in either order, are free. */
export function isStretch(cells: readonly Cell[], one: number, other: number, today: string) {
  const [first, last] = [Math.min(one, other), Math.max(one, other)]
  return cells
    .filter(({ at, nights }) => at <= last && first < at + nights)
    .every(({ kind, day }) => kind === 'free' && day >= today)
}
