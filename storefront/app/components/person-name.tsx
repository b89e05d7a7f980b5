import { Link } from 'react-router'
import type { Review } from '~/api/types'

/** Both names; a link to the profile of who shows one. */
export function PersonName({ person }: { person: Review['user'] }) {
  const name = `${person.firstName} ${person.lastName}`

  return person.hasProfile ? (
    <Link
      to={`/people/${person._id}`}
      discover="none"
      className="underline decoration-line-strong underline-offset-4 hover:text-acacia"
    >
      {name}
    </Link>
  ) : (
    name
  )
}
