import { href, redirect } from 'react-router'
import type { Route } from './+types/route'

/** The short address of the password page (specification §2.1). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(href('/auth/forgot-password') + url.search)
}
