import type User from '#models/user'

/** What a person, or an admin for them, may write into a profile; what is not given stays as it is. */
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

/** Puts the details on the person, unsaved. A new phone number is not verified any more. */
export function fillDetails(person: User, { address, ...details }: PersonDetails) {
  person.merge(details)
  if (address !== undefined) person.merge(address ?? NO_ADDRESS)
  if (person.$dirty.phone !== undefined) person.phoneVerified = false
}

/** The facts of a profile as the audit log compares them. */
export function factsOf({ firstName, lastName, phone, dateOfBirth, bio, role }: User) {
  return { firstName, lastName, phone, dateOfBirth, bio, role }
}
