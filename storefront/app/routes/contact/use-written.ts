import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Calls `act` once a form of this page has been sent and the page has nothing against it. */
export function useWritten(answer: unknown, act: () => void) {
  const { state, formMethod } = useNavigation()
  const sending = useRef(false)
  const onWritten = useEffectEvent(act)

  useEffect(() => {
    if (formMethod === 'POST') {
      sending.current = true
    } else if (state === 'idle' && sending.current) {
      sending.current = false
      if (answer === undefined) {
        onWritten()
      }
    }
  }, [state, formMethod, answer])
}
