import amenities from './en/amenities.json'
import bookings from './en/bookings.json'
import common from './en/common.json'
import contacts from './en/contacts.json'
import overview from './en/overview.json'
import search from './en/search.json'
import shell from './en/shell.json'

/**
 * The English texts of the shell and the overview, area by area: they travel with the first script. Those of
 * `en-later.ts` come with the first screen beyond it, the other languages when somebody reads them.
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
