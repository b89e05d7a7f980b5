import { useState } from 'react'
import type { CalendarRow } from '../../api/types'
import { addDays, nightsBetween, today } from '../../format/calendar'
import { isStretch, type Cell } from './cells'

/** Nights of one property that are about to be blocked: `to` is not one of them. */
export interface Nights {
  property: CalendarRow
  from: string
  to: string
}

interface Chosen {
  property: CalendarRow
  /** Where it began and where it goes to, in days from the first one shown. */
  anchor: number
  head: number
}

/**
 * The nights one points out on the calendar, free ones side by side: by a tap on the first and the last,
 * by dragging, or with Shift and the arrows. Other days (`first`) begin anew.
 */
export function useNights(first: string) {
  const [state, setState] = useState<{ first: string; chosen: Chosen | null }>({
    first,
    chosen: null,
  })
  const chosen = state.first === first ? state.chosen : null
  const choose = (next: Chosen | null) => setState({ first, chosen: next })
  const of = (property: CalendarRow) => (chosen?.property._id === property._id ? chosen : null)

  /** Chooses the nights from one to the other; refuses where one between is taken or past. */
  function range(property: CalendarRow, cells: Cell[], anchor: number, head: number): boolean {
    const free = isStretch(cells, anchor, head, today())
    if (free) {
      choose({ property, anchor, head })
    }
    return free
  }

  return {
    nights: chosen && nightsOf(chosen, first),
    has: (property: CalendarRow, at: number) => {
      const here = of(property)
      return here !== null && isBetween(at, here)
    },
    range,
    /** Goes on from where it began; where nothing has, it begins at `begin`. */
    extend: (property: CalendarRow, cells: Cell[], begin: number, head: number) =>
      range(property, cells, of(property)?.anchor ?? begin, head),
    /** The second tap ends what the first began, or takes it back on the same night. */
    tap: (property: CalendarRow, cells: Cell[], at: number) => {
      const begun = of(property)
      const single = begun && begun.anchor === begun.head
      if (single && begun.anchor === at) {
        choose(null)
      } else if (!single || !range(property, cells, begun.anchor, at)) {
        range(property, cells, at, at)
      }
    },
    clear: () => choose(null),
    /** Nights that could not be blocked are still the ones one meant. */
    restore: ({ property, from, to }: Nights) =>
      choose({
        property,
        anchor: nightsBetween(first, from),
        head: nightsBetween(first, to) - 1,
      }),
  }
}

export type NightChoice = ReturnType<typeof useNights>

const isBetween = (at: number, { anchor, head }: Chosen) =>
  Math.min(anchor, head) <= at && at <= Math.max(anchor, head)

function nightsOf({ property, anchor, head }: Chosen, first: string): Nights {
  return {
    property,
    from: addDays(first, Math.min(anchor, head)),
    to: addDays(first, Math.max(anchor, head) + 1),
  }
}
