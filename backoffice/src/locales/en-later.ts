import calendar from './en/calendar.json'
import crop from './en/crop.json'
import depositClaims from './en/deposit-claims.json'
import forms from './en/forms.json'
import gate from './en/gate.json'
import helpers from './en/helpers.json'
import listing from './en/listing.json'
import newsletter from './en/newsletter.json'
import payouts from './en/payouts.json'
import prices from './en/prices.json'
import profile from './en/profile.json'
import properties from './en/properties.json'
import reviews from './en/reviews.json'
import settings from './en/settings.json'
import stayRules from './en/stay-rules.json'
import trips from './en/trips.json'
import twoFactor from './en/two-factor.json'
import users from './en/users.json'

/** English texts that the first screen does not need. */
export const enLater = {
  ...calendar,
  ...crop,
  ...depositClaims,
  ...forms,
  ...gate,
  ...helpers,
  ...listing,
  ...newsletter,
  ...payouts,
  ...prices,
  ...profile,
  ...properties,
  ...reviews,
  ...settings,
  ...stayRules,
  ...trips,
  ...twoFactor,
  ...users,
}
