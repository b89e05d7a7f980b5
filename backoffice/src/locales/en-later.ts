import audit from './en/audit.json'
import calendar from './en/calendar.json'
import crop from './en/crop.json'
import forms from './en/forms.json'
import listing from './en/listing.json'
import newsletter from './en/newsletter.json'
import profile from './en/profile.json'
import properties from './en/properties.json'
import reviews from './en/reviews.json'
import settings from './en/settings.json'
import twoFactor from './en/two-factor.json'
import users from './en/users.json'

/** English texts that the first screen does not need. */
export const enLater = {
  ...audit,
  ...calendar,
  ...crop,
  ...forms,
  ...listing,
  ...newsletter,
  ...profile,
  ...properties,
  ...reviews,
  ...settings,
  ...twoFactor,
  ...users,
}
