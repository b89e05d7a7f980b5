import { href, redirect } from 'react-router'

/** The short address of the password page (specification §2.1). */
export function loader() {
  return redirect(href('/auth/forgot-password'))
}
