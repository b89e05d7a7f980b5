import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * Reads the page again, once no other is on its way: loaders that are asked anew have no message left of what was just done.
 */
export function useReadAgain() {
  const { revalidate } = useRevalidator()
  const isIdle = useNavigation().state === 'idle'
  const [wanted, want] = useReducer((count: number) => count + 1, 0)
  const read = useRef(0)

  useEffect(() => {
    if (isIdle && read.current < wanted) {
      read.current = wanted
      void revalidate()
    }
  }, [isIdle, wanted, revalidate])

  // What is drawn may be behind the router: this is drawn with all that it has told by now.
  return useCallback(() => startTransition(want), [])
}
