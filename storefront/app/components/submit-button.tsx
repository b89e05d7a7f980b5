import type { ComponentProps } from 'react'
import { useUnderWay } from '~/under-way'
import { Button } from './button'
import { Icon } from './icon'

type Props = ComponentProps<typeof Button> & {
  /** The path its form posts to, when it is not the page's own. */
  action?: string
}

/** Sends its form, once: while that is under way it waits and shows it, and keeps the focus of whoever pressed it. */
export function SubmitButton({ action, className = '', onClick, children, ...button }: Props) {
  const { state, formMethod, formAction } = useUnderWay()
  const sending = state !== 'idle' && formMethod === 'POST'
  const busy = sending && (!action || formAction?.split('?')[0] === action)

  return (
    <Button
      type="submit"
      {...button}
      className={`aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ${className}`}
      aria-disabled={sending || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (sending ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Icon name="loader-circle" className="animate-spin" />}
      {children}
    </Button>
  )
}
