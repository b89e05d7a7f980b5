/** In the browser's storage; the host's number follows, and the property's. */
export const LISTING_DRAFTS = 'makao.listing-draft.'

/**
 * Takes the drafts of listings from this browser, which hold a street and a pin: with whoever signs out.
 * @param kept - how the names of those begin that stay
 */
export function dropListingDrafts(kept = '-') {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(LISTING_DRAFTS) && !name.startsWith(kept)) {
        localStorage.removeItem(name)
      }
    }
  } catch {
    // No storage: nothing to remove.
  }
}
