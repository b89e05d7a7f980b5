import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Calls `act` with what was sent, once a form of this page has been and the page has nothing against it. */
export function useWritten(answer: unknown, act: (sent: FormData) => void) {
  const { state, formMethod, formData } = useNavigation()
  const sending = useRef<FormData>(undefined)
  const onWritten = useEffectEvent(act)

  useEffect(() => {
    if (formMethod === 'POST') {
      sending.current = formData
    } else if (state === 'idle' && sending.current) {
      const sent = sending.current
      sending.current = undefined
      if (answer === undefined) {
        onWritten(sent)
      }
    }
  }, [state, formMethod, formData, answer])
}
