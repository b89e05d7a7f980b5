import { useState } from 'react'
import { isSame, withEdits } from '@makao/shared/with-edits'
import type { Filters } from './filters'

/**
 * What the filter panel holds. A new search (a chip, the back button) replaces it, but for what was typed since the
 * panel last searched.
 *
 * @param wanted the filters of the search that was asked for last
 */
export function useFilterDraft(wanted: Filters) {
  const [draft, setDraft] = useState({ typed: wanted, sent: wanted, wanted })

  if (!isSame(draft.wanted, wanted)) {
    setDraft({ typed: withEdits(draft, wanted), sent: wanted, wanted })
  }
  return {
    draft: draft.typed,
    sent: draft.sent,
    /** While typing. */
    edit: (changed: Partial<Filters>) =>
      setDraft((now) => ({ ...now, typed: { ...now.typed, ...changed } })),
    /** These travel. */
    send: (typed: Filters) => setDraft((now) => ({ ...now, typed, sent: typed })),
  }
}
