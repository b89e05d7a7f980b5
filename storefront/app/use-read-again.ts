import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isReachable } from './offline/is-reachable'
import { useUnderWay } from './under-way'

/**
 * Reads the page again, once no other is on its way: loaders that are asked anew have no message left of what was just done.
 * While the server does not answer the page stays as it is, and whoever watches asks another time: read over a broken
 * line it would give way to an error.
 */
export function useReadAgain() {
  const { revalidate } = useRevalidator()
  const isIdle = useUnderWay().state === 'idle'
  const [wanted, want] = useReducer((count: number) => count + 1, 0)
  const read = useRef(0)

  useEffect(() => {
    if (isIdle && read.current < wanted) {
      read.current = wanted
      void revalidate()
    }
  }, [isIdle, wanted, revalidate])

  return useCallback(() => {
    void isReachable().then((reached) => {
      if (reached) {
        // What is drawn may be behind the router: this is drawn with all that it has told by now.
        startTransition(want)
      }
    })
  }, [])
}
