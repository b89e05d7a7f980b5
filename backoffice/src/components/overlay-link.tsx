import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { overList } from '../hooks/use-overlay'

interface OverlayLinkProps {
  to: string
  className?: string
  label?: string
  children: ReactNode
}

/** Opens an overlay above its list, keeping the list's filters and page. */
export function OverlayLink({ to, className, label, children }: OverlayLinkProps) {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: to, search }} state={overList} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
