import audit from './en/audit.json'
import crop from './en/crop.json'
import listing from './en/listing.json'
import newsletter from './en/newsletter.json'
import profile from './en/profile.json'
import settings from './en/settings.json'
import twoFactor from './en/two-factor.json'
import users from './en/users.json'

/** The English texts of screens that nobody sees first. */
export const enLater = {
  ...audit,
  ...crop,
  ...listing,
  ...newsletter,
  ...profile,
  ...settings,
  ...twoFactor,
  ...users,
}
