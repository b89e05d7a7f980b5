import { isSame, withEdits, type Edited } from '@makao/shared/with-edits'
import type { Filters } from './filters'

/** What the fields of the search hold. */
export interface FilterDraft extends Edited<Filters> {
  /** Searches of the page's own that the router has not told of yet, the oldest first. */
  underWay: Filters[]
  /** How many searches there were. */
  asked: number
  /** Whether the router has ended the last of them: it was answered, or left for another. */
  isOver: boolean
}

export const draftOf = (wanted: Filters): FilterDraft => ({
  typed: wanted,
  sent: wanted,
  wanted,
  underWay: [],
  asked: 0,
  isOver: true,
})

/** As they travel: a stay with one date alone cannot be searched for yet. */
export const searched = (filters: Filters): Filters =>
  filters.checkIn && filters.checkOut ? filters : { ...filters, checkIn: '', checkOut: '' }

/** The date that a stay with the other one alone lacks. */
export function missingDate({ checkIn, checkOut }: Filters) {
  if (Boolean(checkIn) === Boolean(checkOut)) return null
  return checkIn ? 'checkOut' : 'checkIn'
}

/** Once this is searched for: what it changes is taken into the fields, which keep what else was typed. */
export function sentWith(draft: FilterDraft, next: Filters): FilterDraft {
  const sent = searched(draft.sent)
  const changed = Object.entries(next).filter(
    ([name, value]) => !isSame(value, sent[name as keyof Filters])
  )
  return {
    ...draft,
    typed: { ...draft.typed, ...Object.fromEntries(changed) },
    sent: next,
    underWay: [...draft.underWay, searched(next)],
    asked: draft.asked + 1,
    isOver: false,
  }
}

/** Once the router has ended a search: only the last of them says anything. */
export const endedWith = (draft: FilterDraft, asked: number): FilterDraft =>
  asked === draft.asked ? { ...draft, isOver: true } : draft

/**
 * The fields once the router tells of a search. One of the page's own is told of late, when they may hold more already: it changes none.
 * Any other (the back button, an offer among the results) replaces what they hold, but for what was typed since the last search.
 */
export function following(draft: FilterDraft, wanted: Filters): FilterDraft {
  const { typed, sent, underWay, asked, isOver } = draft
  if (isSame(draft.wanted, wanted)) {
    // Who left a search for the one before, or for another page of it, is told of none.
    const isLeft = isOver && underWay.length > 0
    return isLeft
      ? { ...draftOf(wanted), asked, typed: withEdits({ typed, sent, wanted: sent }, wanted) }
      : draft
  }
  const own = underWay.findLastIndex((one) => isSame(one, wanted))
  if (own >= 0) return { ...draft, wanted, underWay: underWay.slice(own + 1) }
  return { ...draftOf(wanted), asked, typed: withEdits(draft, wanted) }
}
