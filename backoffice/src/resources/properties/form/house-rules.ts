import { i18n } from '../../../providers/i18n'
import type { enLater } from '../../../locales/en-later'

type Rule = keyof (typeof enLater)['houseRules']

/** The common house rules (§3) as stored; the form translates them. */
export const COMMON_RULES: Record<string, Rule> = {
  'No smoking': 'noSmoking',
  'No pets': 'noPets',
  'No parties': 'noParties',
  'Quiet hours after 10 PM': 'quietHours',
  'Check-in after 3 PM': 'checkIn',
  'Check-out before 11 AM': 'checkOut',
  'Maximum occupancy strictly enforced': 'maximumOccupancy',
  'No unregistered guests': 'noUnregisteredGuests',
}

/** The translated rule, or the host's own words. */
export const ruleText = (rule: string) =>
  Object.hasOwn(COMMON_RULES, rule) ? i18n.t(`houseRules.${COMMON_RULES[rule]}`) : rule
