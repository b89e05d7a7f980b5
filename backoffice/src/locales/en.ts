import amenities from './en/amenities.json'
import audit from './en/audit.json'
import bookings from './en/bookings.json'
import calendar from './en/calendar.json'
import common from './en/common.json'
import contacts from './en/contacts.json'
import crop from './en/crop.json'
import listing from './en/listing.json'
import newsletter from './en/newsletter.json'
import overview from './en/overview.json'
import profile from './en/profile.json'
import properties from './en/properties.json'
import reviews from './en/reviews.json'
import search from './en/search.json'
import settings from './en/settings.json'
import shell from './en/shell.json'
import twoFactor from './en/two-factor.json'
import users from './en/users.json'

/**
 * The English texts, area by area. They travel with the first script and tell the compiler which keys
 * there are; the other languages are fetched when somebody reads them.
 */
export const en = {
  ...amenities,
  ...audit,
  ...bookings,
  ...calendar,
  ...common,
  ...contacts,
  ...crop,
  ...listing,
  ...newsletter,
  ...overview,
  ...profile,
  ...properties,
  ...reviews,
  ...search,
  ...settings,
  ...shell,
  ...twoFactor,
  ...users,
}
