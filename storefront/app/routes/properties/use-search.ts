import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import { useNavigate } from 'react-router'
import { draftOf, endedWith, following, searched, sentWith, type FilterDraft } from './filter-draft'
import type { Filters } from './filters'
import { listingLink } from './listing-links'
import { useAsked, type Search } from './use-asked'

/**
 * The search of the listing while guests go on choosing. Each choice builds on the one before, which the router may not
 * have told of yet: on a slow phone it draws later than the next tap.
 *
 * @param shown the search that the results are of
 */
export function useSearch(shown: Search) {
  const navigate = useNavigate()
  const { filters: wanted, view } = useAsked(shown)
  const [kept, change] = useReducer(take, wanted, draftOf)
  const draft = following(kept, wanted)

  // Kept once it is drawn, not while it is: of a render that a tap interrupts, React would keep what it has set.
  const keep = useEffectEvent(() => change((now) => following(now, wanted)))
  const told = JSON.stringify([wanted, kept.isOver])
  useEffect(() => keep(), [told])

  const linkOf = (filters: Filters) => listingLink(searched(filters), view)

  return {
    /** What the fields hold. */
    typed: draft.typed,
    /** What was searched for last. */
    filters: searched(draft.sent),
    view,
    /** While typing. */
    edit: (changed: Partial<Filters>) =>
      change((now) => ({ ...now, typed: { ...now.typed, ...changed } })),
    /** Unless that is asked for already: whoever only passes by searches for nothing. */
    async search(next: Filters) {
      if (linkOf(next) === linkOf(draft.sent)) return
      change((now) => sentWith(now, next))
      await navigate(linkOf(next), { preventScrollReset: true })
      // Drawn with what the router has told, never before.
      startTransition(() => change((now) => endedWith(now, draft.asked + 1)))
    },
  }
}

const take = (draft: FilterDraft, step: (draft: FilterDraft) => FilterDraft) => step(draft)

export type ListingSearch = ReturnType<typeof useSearch>
