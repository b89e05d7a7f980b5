import audit from './en/audit.json'
import calendar from './en/calendar.json'
import crop from './en/crop.json'
import listing from './en/listing.json'
import newsletter from './en/newsletter.json'
import profile from './en/profile.json'
import properties from './en/properties.json'
import reviews from './en/reviews.json'
import settings from './en/settings.json'
import twoFactor from './en/two-factor.json'
import users from './en/users.json'

/** The English texts of screens that nobody sees first. */
export const enLater = {
  ...audit,
  ...calendar,
  ...crop,
  ...listing,
  ...newsletter,
  ...profile,
  ...properties,
  ...reviews,
  ...settings,
  ...twoFactor,
  ...users,
}
