import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while rendering on the server and for the first moment in the browser, then true. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
