import { useEffect, useState } from 'react'
import { FlashIcon } from './flash-icon'

export interface Flash {
  tone: 'success' | 'error'
  text: string
}

interface Toast extends Flash {
  key: number
}

/** In ms. */
const DURATION = { success: 6000, error: 5000 }

/** Specification §9. */
const LIMIT = 20

type Listener = (toast: Flash) => void
let listener: Listener | null = null
let next = 0
const waiting: Flash[] = []

/** Shows a toast. Never the only sign of a failure. */
export function notify(toast: Flash) {
  if (listener) {
    listener(toast)
  } else {
    waiting.push(toast)
  }
}

/**
 * Toasts at the top centre, in the top layer above dialogs. Our own, since the usual libraries add
 * style elements that our CSP refuses.
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
