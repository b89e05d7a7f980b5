import { useState } from 'react'
import { useNavigation } from 'react-router'
import { isSame } from '@makao/shared/with-edits'
import { draftOf, following, sentWith } from './filter-draft'
import type { Filters } from './filters'

/** @param wanted the filters of the search that was asked for last */
export function useFilterDraft(wanted: Filters) {
  const [draft, setDraft] = useState(() => draftOf(wanted))
  const isIdle = useNavigation().state === 'idle'

  if (!isSame(draft.wanted, wanted)) {
    setDraft(following(draft, wanted))
  } else if (isIdle && draft.underWay.length > 0 && isSame(draft.sent, wanted)) {
    // Whoever goes there and back at once is told of nothing.
    setDraft({ ...draft, underWay: [] })
  }
  return {
    draft: draft.typed,
    sent: draft.sent,
    /** While typing. */
    edit: (changed: Partial<Filters>) =>
      setDraft((now) => ({ ...now, typed: { ...now.typed, ...changed } })),
    /** These travel. */
    send: (typed: Filters) => setDraft((now) => sentWith(now, typed)),
  }
}
