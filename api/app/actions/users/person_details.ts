import type User from '#models/user'

export type PersonDetails = {
  firstName?: string
  lastName?: string
  phone?: string | null
  dateOfBirth?: string | null
  bio?: string | null
  address?: {
    street?: string | null
    city?: string | null
    state?: string | null
    country?: string | null
    zipCode?: string | null
  } | null
}

const NO_ADDRESS = { street: null, city: null, state: null, country: null, zipCode: null }

/** Sets the details, unsaved. A new phone number is unverified. */
export function fillDetails(person: User, { address, ...details }: PersonDetails) {
  person.merge(details)
  if (address !== undefined) person.merge(address ?? NO_ADDRESS)
  if (person.$dirty.phone !== undefined) person.phoneVerified = false
}

export function factsOf({ firstName, lastName, phone, dateOfBirth, bio, role }: User) {
  return { firstName, lastName, phone, dateOfBirth, bio, role }
}
