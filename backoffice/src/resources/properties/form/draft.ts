import { DEFAULTS, type ListingValues } from './values'

export interface Draft {
  values: ListingValues
  /** ISO 8601 timestamp. */
  savedAt: string
}

const PREFIX = 'makao.listing-draft'

/** What nobody came back for in a month is let go. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

/** Where a draft lies: one per person and property. */
export const draftKey = (userId: number, property: number | 'new') =>
  `${PREFIX}.${userId}.${property}`

/** The words of a form that was left, null when there are none. Files cannot be kept. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    if (!draft || Date.now() - Date.parse(draft.savedAt) > MAX_AGE) {
      dropDraft(key)
      return null
    }
    return { ...draft, values: { ...DEFAULTS, ...draft.values } }
  } catch {
    return null // Somebody else's words, or no storage: there is no draft.
  }
}

export function keepDraft(key: string, values: ListingValues) {
  try {
    localStorage.setItem(key, JSON.stringify({ values, savedAt: new Date().toISOString() }))
  } catch {
    // A full or forbidden storage: the form itself still holds everything.
  }
}

export function dropDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without a storage there is none to drop.
  }
}
