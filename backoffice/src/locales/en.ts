import amenities from './en/amenities.json'
import bookings from './en/bookings.json'
import common from './en/common.json'
import contacts from './en/contacts.json'
import overview from './en/overview.json'
import search from './en/search.json'
import shell from './en/shell.json'

/**
 * English texts of the shell and the overview, in the first script. Those of `en-later.ts` and
 * other languages load on demand.
 */
export const en = {
  ...amenities,
  ...bookings,
  ...common,
  ...contacts,
  ...overview,
  ...search,
  ...shell,
}
