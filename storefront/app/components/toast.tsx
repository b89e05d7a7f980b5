import { useEffect, useState } from 'react'
import { FlashIcon, type Flash } from './flash-message'

interface Toast extends Flash {
  key: number
}

/** In ms; errors are read more slowly than they are understood. */
const DURATION = { success: 4000, error: 6000 }

/** Specification §9. */
const LIMIT = 20

type Listener = (toast: Flash) => void
let listener: Listener | null = null
let next = 0
const waiting: Flash[] = []

/** Says something in passing, from anywhere in the browser. Never the only sign of a failure. */
export function notify(toast: Flash) {
  if (listener) {
    listener(toast)
  } else {
    waiting.push(toast)
  }
}

/**
 * Where toasts appear: top centre, above dialogs too (top layer). Small enough to be our own: the
 * usual library writes style elements that our content security policy refuses.
 */
export function ToastOutlet() {
  const [toasts, setToasts] = useState<Toast[]>([])

  useEffect(() => {
    listener = (toast) => {
      const key = next++
      setToasts((shown) => [...shown, { ...toast, key }].slice(-LIMIT))
      setTimeout(
        () => setToasts((shown) => shown.filter((other) => other.key !== key)),
        DURATION[toast.tone]
      )
    }
    waiting.splice(0).forEach(listener)
    return () => {
      listener = null
    }
  }, [])

  return (
    <div
      ref={(outlet) => {
        if (outlet && toasts.length > 0) {
          outlet.hidePopover()
          outlet.showPopover()
        }
      }}
      popover="manual"
      role="status"
      aria-live="polite"
      className="toasts"
    >
      {toasts.map(({ key, tone, text }) => (
        <p key={key} className="toast">
          <FlashIcon tone={tone} />
          {text}
        </p>
      ))}
    </div>
  )
}
