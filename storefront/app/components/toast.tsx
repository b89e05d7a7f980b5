import { useEffect, useRef, useState } from 'react'
import { FlashIcon } from './flash-icon'

export interface Flash {
  tone: 'success' | 'error'
  text: string
}

interface Notice extends Flash {
  /** What it is about: a newer toast about the same takes its place. */
  about?: string
}

interface Toast extends Notice {
  key: number
}

/** In ms. */
const DURATION = { success: 6000, error: 5000 }

/** Specification §9. */
const LIMIT = 20

type Listener = (toast: Notice) => void
let listener: Listener | null = null
let next = 0
const waiting: Notice[] = []

/** Shows a toast. Never the only sign of a failure. */
export function notify(toast: Notice) {
  if (listener) {
    listener(toast)
  } else {
    waiting.push(toast)
  }
}

/**
 * Toasts at the top centre, in the top layer above dialogs. The live region is always rendered: one that appears
 * with its text is not announced. Our own, since the usual libraries add style elements that our CSP refuses.
 */
export function ToastOutlet() {
  const outlet = useRef<HTMLDivElement>(null)
  const [toasts, setToasts] = useState<Toast[]>([])
  const [isRead, setIsRead] = useState(false)

  useEffect(() => {
    listener = (toast) =>
      setToasts((shown) => {
        const others = shown.filter(({ about }) => !about || about !== toast.about)
        return [...others, { ...toast, key: next++ }].slice(-LIMIT)
      })
    waiting.splice(0).forEach(listener)
    return () => {
      listener = null
    }
  }, [])

  useEffect(() => {
    if (toasts.length > 0) {
      outlet.current?.hidePopover()
      outlet.current?.showPopover()
    }
  }, [toasts])

  return (
    <div
      ref={outlet}
      popover="manual"
      role="status"
      aria-live="polite"
      className="toasts"
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
    >
      {toasts.map(({ key, tone, text }) => (
        <Line
          key={key}
          {...{ tone, text, isRead }}
          onEnd={() => setToasts((shown) => shown.filter((other) => other.key !== key))}
        />
      ))}
    </div>
  )
}

interface LineProps extends Flash {
  /** The pointer is on the toasts: none of them goes. */
  isRead: boolean
  onEnd: () => void
}

function Line({ tone, text, isRead, onEnd }: LineProps) {
  const end = useRef(onEnd)

  useEffect(() => {
    if (!isRead) {
      const timer = setTimeout(() => end.current(), DURATION[tone])
      return () => clearTimeout(timer)
    }
  }, [isRead, tone])

  return (
    <p className="toast">
      <FlashIcon tone={tone} />
      {text}
    </p>
  )
}
