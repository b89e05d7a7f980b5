import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `dismiss` on Escape, a click outside or focus leaving `box`; with true when the focus
 * should return.
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (refocus: boolean) => void
) {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') {
        dismiss(true)
      }
    } else if (event.target instanceof Node && !box.current?.contains(event.target)) {
      dismiss(false)
    }
  })

  useEffect(() => {
    if (!active) {
      return
    }
    const events = ['keydown', 'pointerdown', 'focusin']
    events.forEach((name) => document.addEventListener(name, handle))
    return () => events.forEach((name) => document.removeEventListener(name, handle))
  }, [active])
}
