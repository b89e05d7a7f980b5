import { isSame, withEdits, type Edited } from '@makao/shared/with-edits'
import type { Filters } from './filters'

/** What the filter panel holds. */
export interface FilterDraft extends Edited<Filters> {
  /** Searches of the panel's own that the router has not told of yet, the oldest first. */
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

export const sentWith = (draft: FilterDraft, typed: Filters): FilterDraft => ({
  ...draft,
  typed,
  sent: typed,
  underWay: [...draft.underWay, searched(typed)],
})

/**
 * The panel once another search is wanted. One of its own is told of late, when the fields may hold more already: it changes none.
 * Any other (a chip, the back button) replaces what they hold, but for what was typed since the panel last searched.
 */
export function following(draft: FilterDraft, wanted: Filters): FilterDraft {
  const own = draft.underWay.findLastIndex((one) => isSame(one, wanted))
  if (own >= 0) return { ...draft, wanted, underWay: draft.underWay.slice(own + 1) }
  return { typed: withEdits(draft, wanted), sent: wanted, wanted, underWay: [] }
}
