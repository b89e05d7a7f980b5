import { isSame, withEdits, type Edited } from '@makao/shared/with-edits'
import type { Filters } from './filters'

/** What the fields of the search hold. */
export interface FilterDraft extends Edited<Filters> {
  /** Searches of the page's own that the router has not told of yet, the oldest first. */
  underWay: Filters[]
}

export const draftOf = (wanted: Filters): FilterDraft => ({
  typed: wanted,
  sent: wanted,
  wanted,
  underWay: [],
})

/** As they travel: a stay with one date alone cannot be searched for yet. */
export const searched = (filters: Filters): Filters =>
  filters.checkIn && filters.checkOut ? filters : { ...filters, checkIn: '', checkOut: '' }

/** Once this is searched for: what it changes is taken into the fields, which keep what else was typed. */
export function sentWith(draft: FilterDraft, next: Filters): FilterDraft {
  const changed = Object.entries(next).filter(
    ([name, value]) => !isSame(value, draft.sent[name as keyof Filters])
  )
  return {
    ...draft,
    typed: { ...draft.typed, ...Object.fromEntries(changed) },
    sent: next,
    underWay: [...draft.underWay, searched(next)],
  }
}

/**
 * The fields once another search is wanted. One of the page's own is told of late, when they may hold more already: it changes none.
 * Any other (the back button, an offer among the results) replaces what they hold, but for what was typed since the last search.
 */
export function following(draft: FilterDraft, wanted: Filters, isIdle = false): FilterDraft {
  if (isSame(draft.wanted, wanted)) {
    // Whoever goes there and back at once is told of nothing.
    const isOver = isIdle && draft.underWay.length > 0 && isSame(draft.sent, wanted)
    return isOver ? { ...draft, underWay: [] } : draft
  }
  const own = draft.underWay.findLastIndex((one) => isSame(one, wanted))
  if (own >= 0) return { ...draft, wanted, underWay: draft.underWay.slice(own + 1) }
  return { typed: withEdits(draft, wanted), sent: wanted, wanted, underWay: [] }
}
