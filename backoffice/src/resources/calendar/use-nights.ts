import { useState } from 'react'
import type { CalendarRow } from '../../api/types'
import { nightsBetween, today } from '@makao/shared/dates'
import type { Cell } from './cells'
import { datesOf, isWithin, rangeAfterTap, rangeOver, type NightRange } from './night-range'

/** Nights of one property to be blocked; `to` is exclusive. */
export interface Nights {
  property: CalendarRow
  from: string
  to: string
}

interface Chosen extends NightRange {
  property: CalendarRow
}

/** The selected free nights: by taps, dragging, or Shift and arrows. A new `first` clears them. */
export function useNights(first: string) {
  const [state, setState] = useState<{ first: string; chosen: Chosen | null }>({
    first,
    chosen: null,
  })
  const chosen = state.first === first ? state.chosen : null
  const choose = (next: Chosen | null) => setState({ first, chosen: next })
  const of = (property: CalendarRow) => (chosen?.property._id === property._id ? chosen : null)

  /** Selects a range unless a night in it is taken or past. */
  function range(property: CalendarRow, cells: Cell[], anchor: number, head: number): boolean {
    const free = rangeOver(cells, anchor, head, today())
    if (free) {
      choose({ property, ...free })
    }
    return free !== null
  }

  return {
    nights: chosen && { property: chosen.property, ...datesOf(chosen, first) },
    has: (property: CalendarRow, at: number) => {
      const here = of(property)
      return here !== null && isWithin(at, here)
    },
    range,
    /** Extends the selection, or begins one at `begin`. */
    extend: (property: CalendarRow, cells: Cell[], begin: number, head: number) =>
      range(property, cells, of(property)?.anchor ?? begin, head),
    /** The second tap ends the selection, or clears it on the same night. */
    tap: (property: CalendarRow, cells: Cell[], at: number) => {
      const here = of(property)
      const after = rangeAfterTap(cells, here, at, today())
      if (after !== here) {
        choose(after && { property, ...after })
      }
    },
    clear: () => choose(null),
    /** Selects nights again that could not be blocked. */
    restore: ({ property, from, to }: Nights) =>
      choose({
        property,
        anchor: nightsBetween(first, from),
        head: nightsBetween(first, to) - 1,
      }),
  }
}

export type NightChoice = ReturnType<typeof useNights>
