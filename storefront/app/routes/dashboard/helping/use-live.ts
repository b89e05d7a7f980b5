import { keepStream } from '@makao/shared/event-stream'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Changes that come together are one look, in ms. */
const TOGETHER = 100

/**
 * Reads the page again when one of these has changed on the server, as long as it can be seen (ADR 0032). While a page is loading it
 * waits: loaders that are asked anew have no message left of what was just done.
 */
export function useLive(resources: readonly string[]) {
  const { revalidate } = useRevalidator()
  const isIdle = useNavigation().state === 'idle'
  const isWanted = useRef(false)
  const look = useEffectEvent(() => {
    isWanted.current = !isIdle
    if (isIdle) void revalidate()
  })
  const concerns = useEffectEvent((resource: string) => resources.includes(resource))

  useEffect(() => {
    if (isIdle && isWanted.current) look()
  }, [isIdle])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => look(), TOGETHER)
    }
    const stream = keepStream({
      connect: () => new EventSource('/api/v1/live'),
      onMessage: ({ resource }) => concerns(resource) && lookSoon(),
      refetch: lookSoon,
    })
    const wake = () => stream.wake()
    const onVisibility = () => (document.hidden ? stream.hide() : stream.wake())
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', wake)
      clearTimeout(timer)
      stream.stop()
    }
  }, [])
}
