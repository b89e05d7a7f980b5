import { LISTING_DRAFTS } from '@makao/shared/listing-drafts'
import { DEFAULTS, type ListingValues } from './values'

export interface Draft {
  values: ListingValues
  /** What they were typed over; drafts of earlier releases do not say. */
  base?: ListingValues
  savedAt: string
}

/** Drafts expire after a month. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

/** One draft per user and property. */
export const draftKey = (userId: number, property: number | 'new') =>
  `${LISTING_DRAFTS}${userId}.${property}`

/** The saved fields of a form, or null. Files cannot be kept. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    if (!draft || Date.now() - Date.parse(draft.savedAt) > MAX_AGE) {
      dropDraft(key)
      return null
    }
    return {
      ...draft,
      values: { ...DEFAULTS, ...draft.values },
      base: draft.base && { ...DEFAULTS, ...draft.base },
    }
  } catch {
    return null // Not ours, or no storage: there is no draft.
  }
}

export function saveDraft(key: string, values: ListingValues, base: ListingValues) {
  try {
    localStorage.setItem(key, JSON.stringify({ values, base, savedAt: new Date().toISOString() }))
  } catch {
    // Storage full or forbidden: the form still holds everything.
  }
}

export function dropDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // No storage: nothing to remove.
  }
}
