import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button'

type Props = ComponentProps<typeof Button> & {
  /** The path its form posts to, when it is not the page's own. */
  action?: string
}

/** Sends its form, once: while that is under way it waits and shows it. */
export function SubmitButton({ action, disabled, children, ...button }: Props) {
  const { state, formMethod, formAction } = useNavigation()
  const sending = state !== 'idle' && formMethod === 'POST'
  const busy = sending && (!action || formAction?.split('?')[0] === action)

  return (
    <Button type="submit" {...button} disabled={disabled || sending} aria-busy={busy || undefined}>
      {busy && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
      {children}
    </Button>
  )
}
