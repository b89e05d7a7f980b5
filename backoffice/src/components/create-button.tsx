import { useCreateButton } from '@refinedev/core'
import type { ReactNode } from 'react'
import { LinkButton } from './link-button'

interface CreateButtonProps {
  icon: ReactNode
  children: string
}

/** Refine's, as one link: a button within a link would be two stops of the Tab key. */
export function CreateButton({ icon, children }: CreateButtonProps) {
  const { to, hidden } = useCreateButton({
    accessControl: { enabled: true, hideIfUnauthorized: true },
  })
  return hidden ? null : (
    <LinkButton to={to} type="primary" icon={icon}>
      {children}
    </LinkButton>
  )
}
