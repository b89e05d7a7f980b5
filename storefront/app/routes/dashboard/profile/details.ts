import type { User } from '~/api/types'
import { isDate, today } from '@makao/shared/dates'
import * as v from 'valibot'
import type { Held } from '~/components/use-follow'
import { filled, text } from '~/form-schema'
import type { Translate } from '~/i18n/texts'
import type auth from '~/locales/en/auth.json'
import type profile from '~/locales/en/profile.json'
import { isKenyanPhone, typedPhone } from '@makao/shared/phones'

/** Editable fields of a guest's profile (specification §3, User). */
const fields = [
  'firstName',
  'lastName',
  'phone',
  'dateOfBirth',
  'bio',
  'address.street',
  'address.city',
  'address.state',
  'address.country',
  'address.zipCode',
] as const

type DetailField = (typeof fields)[number]
export type Details = Record<DetailField, string>

export const LONGEST_BIO = 500

export function detailsOf({ address, ...user }: User): Details {
  return {
    'firstName': user.firstName,
    'lastName': user.lastName,
    'phone': user.phone ?? '',
    'dateOfBirth': user.dateOfBirth ?? '',
    'bio': user.bio ?? '',
    'address.street': address.street ?? '',
    'address.city': address.city ?? '',
    'address.state': address.state ?? '',
    'address.country': address.country ?? '',
    'address.zipCode': address.zipCode ?? '',
  }
}

export function typedDetails(form: FormData): Details {
  const entries = fields.map((name) => [name, String(form.get(name) ?? '').trim()] as const)
  // Forms submit CRLF line ends.
  return Object.fromEntries(
    entries.map(([name, typed]) => [name, typed.replaceAll('\r\n', '\n')])
  ) as Details
}

export function differs(one: Details, other: Details) {
  return fields.some((name) => one[name] !== other[name])
}

/**
 * What was typed over what the page showed: only that is sent, so that nothing is turned back that was corrected elsewhere
 * meanwhile.
 */
export function changesIn(typed: Details, known: Held): Partial<Details> {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== known[name]))
}

/** Another number takes the password. */
export const isOtherPhone = (typed: Details, stored: Details) =>
  typed.phone !== stored.phone && typedPhone(typed.phone) !== stored.phone

interface Words {
  t: Translate<typeof profile>
  ta: Translate<typeof auth>
}

/** The profile's form (specification §5); the address is free. */
export const detailsSchema = ({ t, ta }: Words) =>
  v.object({
    firstName: filled(ta('auth.nameRequired', { field: ta('auth.firstName') })),
    lastName: filled(ta('auth.nameRequired', { field: ta('auth.lastName') })),
    phone: v.pipe(
      text,
      v.check(
        (phone) => !phone || isKenyanPhone(phone),
        ta('auth.phoneInvalid', { phone: ta('auth.phoneExample') })
      )
    ),
    dateOfBirth: v.pipe(
      text,
      v.check((date) => !date || isDate(date), t('profile.dateInvalid')),
      v.check((date) => date <= today(), t('profile.dateInFuture'))
    ),
  })

/** The API's payload; empty fields become null, and what did not change is not named. */
export function bodyOf(details: Partial<Details>) {
  const given = (name: DetailField) =>
    details[name] === undefined ? undefined : details[name] || null
  const phone = given('phone')
  return {
    firstName: details.firstName,
    lastName: details.lastName,
    phone: phone && typedPhone(phone),
    dateOfBirth: given('dateOfBirth'),
    bio: given('bio'),
    address: {
      street: given('address.street'),
      city: given('address.city'),
      state: given('address.state'),
      country: given('address.country'),
      zipCode: given('address.zipCode'),
    },
  }
}
