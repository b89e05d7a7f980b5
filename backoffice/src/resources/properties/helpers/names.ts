import type { Helper } from '../../../api/types'

export const nameOf = ({ person, email }: Helper) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : email

/** Who has not come yet is only asked no more. */
export const endingOf = ({ person }: Helper) => (person ? 'end' : 'takeBack')
