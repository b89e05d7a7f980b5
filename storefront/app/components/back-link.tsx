import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon } from './icon'

export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-acacia hover:underline"
    >
      <Icon name="arrow-left" />
      {children}
    </Link>
  )
}
