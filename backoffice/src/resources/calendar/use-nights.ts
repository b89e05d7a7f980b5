import { useState } from 'react'
import type { CalendarRow } from '../../api/types'
import { nightsBetween, today } from '@makao/shared/dates'
import type { Cell } from './cells'
import {
  datesOf,
  isWithin,
  rangeAfterTap,
  rangeOver,
  rowsBetween,
  type NightRange,
} from './night-range'

/** Nights of the property where the choice began, and the same of others; `to` is exclusive. */
export interface Nights {
  property: CalendarRow
  also: readonly CalendarRow[]
  from: string
  to: string
}

export const propertiesOf = ({ property, also }: Nights) => [property, ...also]

/** One price is one amount of one of them. */
export const currenciesOf = (nights: Nights) => [
  ...new Set(propertiesOf(nights).map(({ currency }) => currency)),
]

interface Chosen extends NightRange {
  property: number
  also: readonly number[]
}

/**
 * The selected nights: by taps, dragging, or Shift and arrows, free where they begin. A new `first` clears them.
 * @param rows - the properties on show
 */
export function useNights(first: string, rows: readonly CalendarRow[]) {
  const [state, setState] = useState<{ first: string; chosen: Chosen | null }>({
    first,
    chosen: null,
  })
  const chosen = state.first === first ? state.chosen : null
  const choose = (next: Chosen | null) => setState({ first, chosen: next })
  const of = ({ _id }: CalendarRow) => (chosen?.property === _id ? chosen : null)
  const property = rows.find(({ _id }) => _id === chosen?.property)

  const has = ({ _id }: CalendarRow, at: number) =>
    chosen !== null &&
    (chosen.property === _id || chosen.also.includes(_id)) &&
    isWithin(at, chosen)

  /** Selects a range unless a night in it is taken or past; other properties stay chosen with it. */
  function range(row: CalendarRow, cells: Cell[], anchor: number, head: number): boolean {
    const free = rangeOver(cells, anchor, head, today())
    if (free) {
      choose({ property: row._id, also: of(row)?.also ?? [], ...free })
    }
    return free !== null
  }

  function draw(row: CalendarRow, cells: Cell[], anchor: number, head: number, to: number) {
    const free = rangeOver(cells, anchor, head, today()) ?? of(row)
    if (free) {
      const ids = rows.map(({ _id }) => _id)
      choose({
        property: row._id,
        also: rowsBetween(ids, row._id, to),
        anchor: free.anchor,
        head: free.head,
      })
    }
  }

  return {
    nights:
      chosen && property
        ? {
            property,
            also: rows.filter(({ _id }) => chosen.also.includes(_id)),
            ...datesOf(chosen, first),
          }
        : null,
    has,
    /** Whether a cell has nights of it. */
    reaches: (row: CalendarRow, { at, nights }: Cell) =>
      Array.from({ length: nights }, (_, more) => at + more).some((night) => has(row, night)),
    isBegun: ({ row }: { row: CalendarRow }) => of(row) !== null,
    range,
    /** Extends the selection, or begins one at `begin`. */
    extend: (row: CalendarRow, cells: Cell[], begin: number, head: number) =>
      range(row, cells, of(row)?.anchor ?? begin, head),
    /** The second tap ends the selection, or clears it on the same night. */
    tap: (row: CalendarRow, cells: Cell[], at: number) => {
      const here = of(row)
      const after = rangeAfterTap(cells, here, at, today())
      if (after !== here) {
        choose(after && { also: [], ...here, property: row._id, ...after })
      }
    },
    /** Selects a range, or keeps the selected one where a night is taken, in all rows up to this one. */
    draw,
    /** The selected nights, or this one, in all rows up to this one. */
    reach: (row: CalendarRow, cells: Cell[], at: number, to: number) =>
      draw(row, cells, of(row)?.anchor ?? at, of(row)?.head ?? at, to),
    /** The same nights of these properties. */
    share: (also: readonly number[]) => chosen && choose({ ...chosen, also }),
    clear: () => choose(null),
    /** Selects nights again that could not be blocked. */
    restore: ({ property: { _id }, also, from, to }: Nights) =>
      choose({
        property: _id,
        also: also.map((one) => one._id),
        anchor: nightsBetween(first, from),
        head: nightsBetween(first, to) - 1,
      }),
  }
}

export type NightChoice = ReturnType<typeof useNights>
