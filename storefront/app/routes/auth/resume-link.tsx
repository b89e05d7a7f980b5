import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

/** Links to the verify page with this page's return path. */
export function ResumeLink({ children }: { children: ReactNode }) {
  const [query] = useSearchParams()
  const returnTo = query.get('returnTo')

  return (
    <Link
      to={`/auth/verify${returnTo ? `?${new URLSearchParams({ returnTo })}` : ''}`}
      className="font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
