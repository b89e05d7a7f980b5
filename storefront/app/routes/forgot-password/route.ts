import { redirect } from 'react-router'

/** The short address of the sign-in page's link (specification §2.1). */
export function loader() {
  return redirect('/auth/forgot-password')
}
