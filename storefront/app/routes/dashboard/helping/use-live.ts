import { connectStream } from '@makao/shared/event-stream'
import { useEffect, useEffectEvent } from 'react'
import { useReadAgain } from '~/use-read-again'

/** Changes that come together are one look, in ms. */
const TOGETHER = 100

/** Reads the page again when one of these has changed on the server, as long as it can be seen (ADR 0032). */
export function useLive(resources: readonly string[]) {
  const readAgain = useReadAgain()
  const concerns = useEffectEvent((resource: string) => resources.includes(resource))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(readAgain, TOGETHER)
    }
    const stream = connectStream({
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
  }, [readAgain])
}
