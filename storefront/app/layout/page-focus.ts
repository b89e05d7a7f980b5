import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/**
 * Moves a lost focus to the heading after navigation, or when the focused element is gone. Elements
 * that take the focus themselves keep it. Another page opens at its top, also where an action that
 * keeps its place on the page redirects.
 */
export function PageFocus() {
  const { key, pathname, hash } = useLocation()
  const { state } = useNavigation()
  const type = useNavigationType()
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
    if (before.key === key || hash) {
      return
    }
    const isAnotherPage = before.pathname !== pathname
    if (isAnotherPage && type !== 'POP') {
      scrollTo(0, 0)
    }
    if (isAdrift(isAnotherPage, pressed.current)) {
      focusHeading()
    }
  }, [key, pathname, hash, type])

  return null
}

/** The focus is nowhere, or still on the link that led here. */
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
