import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { Icon } from './icon'

interface FormAlertProps {
  children: string
  /** The focus belongs elsewhere. */
  quiet?: boolean
  /** What it answers, where that is not the page's action. */
  answer?: unknown
}

/**
 * A form's error. It takes the focus when it appears, changes or is answered once more, without scripts by `autofocus`.
 * That reads it out: as a live region it would be said twice, so it is one only where it is quiet.
 */
export function FormAlert({ children, quiet = false, answer }: FormAlertProps) {
  const box = useRef<HTMLParagraphElement>(null)
  const answered = useActionData<unknown>()

  useEffect(() => {
    if (!quiet) {
      box.current?.focus()
    }
  }, [children, quiet, answered, answer])

  return (
    <p
      ref={box}
      role={quiet ? 'alert' : undefined}
      tabIndex={-1}
      autoFocus={!quiet}
      className="flex items-start gap-3 rounded-md bg-laterite-wash px-4 py-3 font-medium text-laterite"
    >
      <Icon name="circle-alert" className="mt-0.75 size-5" />
      {children}
    </p>
  )
}

export function FormNote({ children }: { children: React.ReactNode }) {
  return (
    <p className="rounded-md bg-ocean-wash px-4 py-3 font-medium text-ocean" role="status">
      {children}
    </p>
  )
}
