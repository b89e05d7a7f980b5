import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useReturning } from './use-returning'

/** Links to the verify page with this page's return path. */
export function ResumeLink({ children }: { children: ReactNode }) {
  const returning = useReturning()

  return (
    <Link to={returning('/auth/verify')} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  )
}
