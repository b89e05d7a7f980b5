import { data } from 'react-router'

/** Any other path is a 404 (specification §2.1), shown by the root boundary. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
