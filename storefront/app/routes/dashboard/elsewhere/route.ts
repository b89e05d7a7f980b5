import { data } from 'react-router'
import type { Route } from './+types/route'

/** Pages of hosts and admins (specification §2.1). */
const NOT_FOR_GUESTS =
  /^(users|properties|calendar|payouts|contacts|newsletter|audit|system|reviews\/flagged)(\/|$)/

export function loader({ params }: Route.LoaderArgs) {
  throw data(null, { status: NOT_FOR_GUESTS.test(params['*']) ? 403 : 404 })
}

export default function Elsewhere() {
  return null
}
