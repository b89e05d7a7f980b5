import type { User } from '~/api/types'
import type { Faults } from '~/components/checked-form'
import { isDate, today } from '~/dates'
import type { Translate } from '~/i18n/texts'
import type auth from '~/locales/en/auth.json'
import type profile from '~/locales/en/profile.json'
import { isKenyanPhone, typedPhone } from '~/phone'

/** What a guest may write into their profile (specification §3, User), as the form's fields. */
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

/** In signs (specification §5). */
export const LONGEST_BIO = 500

/** The form as it stands before anybody has typed. */
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

/** What the form holds now. */
export function typedDetails(form: FormData): Details {
  const entries = fields.map((name) => [name, String(form.get(name) ?? '').trim()] as const)
  // Browsers send line ends as they once were on the wire.
  return Object.fromEntries(
    entries.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])
  ) as Details
}

export function differs(one: Details, other: Details) {
  return fields.some((name) => one[name] !== other[name])
}

interface Words {
  t: Translate<typeof profile>
  ta: Translate<typeof auth>
}

/** What is wrong, on the server and in the browser alike; the API has the last word. */
export function detailFaults(form: FormData, { t, ta }: Words): Faults {
  const { firstName, lastName, phone, dateOfBirth } = typedDetails(form)
  const faults: Faults = {}
  if (!firstName) {
    faults.firstName = ta('auth.nameRequired', { field: ta('auth.firstName') })
  }
  if (!lastName) {
    faults.lastName = ta('auth.nameRequired', { field: ta('auth.lastName') })
  }
  if (phone && !isKenyanPhone(phone)) {
    faults.phone = ta('auth.phoneInvalid', { phone: ta('auth.phoneExample') })
  }
  if (dateOfBirth && !isDate(dateOfBirth)) {
    faults.dateOfBirth = t('profile.dateInvalid')
  } else if (dateOfBirth > today()) {
    faults.dateOfBirth = t('profile.dateInFuture')
  }
  return faults
}

/** The details in the API's shape: what is left empty is taken away. */
export function bodyOf(details: Details) {
  const given = (name: DetailField) => details[name] || null
  return {
    firstName: details.firstName,
    lastName: details.lastName,
    phone: details.phone ? typedPhone(details.phone) : null,
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
