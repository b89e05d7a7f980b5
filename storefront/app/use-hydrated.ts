import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { tellWhatWasTyped } from './offline/typing'

const never = () => () => {}

/** False on the server and during hydration, then true. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}

/** Marks the document as hydrated, for styles and tests. */
export function useHydrationMark() {
  const hydrated = useHydrated()
  // With the first commit: the next one puts what React knows into controlled fields.
  useLayoutEffect(tellWhatWasTyped, [])
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = ''
  }, [hydrated])
}
