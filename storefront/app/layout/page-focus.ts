import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Where the keyboard and the screen reader go on after a page has given way to another, or when what
 * had the focus is gone: at the heading. What takes the focus by itself, such as a field with a fault,
 * keeps it.
 */
export function PageFocus() {
  const { key, pathname, hash } = useLocation()
  const { state } = useNavigation()
  const shown = useRef({ key, pathname })
  const pressed = useRef<Element | null>(null)

  useEffect(() => {
    if (state !== 'idle') {
      pressed.current = document.activeElement
    }
  }, [state])

  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key !== key && !hash && isAdrift(before.pathname !== pathname, pressed.current)) {
      focusHeading()
    }
  }, [key, pathname, hash])

  return null
}

/** The focus is on nothing, or still on what led to this page. */
function isAdrift(isAnotherPage: boolean, pressed: Element | null) {
  const focused = document.activeElement
  if (!focused || focused === document.body) {
    return true
  }
  return isAnotherPage && (focused === pressed || !focused.closest('main'))
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
