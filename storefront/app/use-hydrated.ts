import { useEffect, useSyncExternalStore } from 'react'

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
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = ''
  }, [hydrated])
}
