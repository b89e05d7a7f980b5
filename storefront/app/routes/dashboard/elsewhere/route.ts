import { data } from 'react-router'
import { requireGuest } from '~/session.server'
import type { Route } from './+types/route'

/** Pages of hosts and admins: guests are told so (specification §2.1). */
const NOT_FOR_GUESTS = /^(users|properties)(\/|$)/

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireGuest(request, context)
  throw data(null, { status: NOT_FOR_GUESTS.test(params['*']) ? 403 : 404 })
}

export default function Elsewhere() {
  return null
}
