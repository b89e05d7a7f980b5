import { useSearchParams } from 'react-router'

/** Adds this page's return path to the path of one beside it. */
export function useReturning() {
  const [query] = useSearchParams()
  const returnTo = query.get('returnTo')
  return (path: string) => (returnTo ? `${path}?${new URLSearchParams({ returnTo })}` : path)
}
