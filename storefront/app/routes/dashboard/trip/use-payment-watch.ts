import { useEffect } from 'react'
import { useReadAgain } from '~/use-read-again'
import { delayBefore } from './watch-delays'

/** Reads the page again while a payment is under way and the page can be seen. */
export function usePaymentWatch(isWaiting: boolean) {
  const readAgain = useReadAgain()

  useEffect(() => {
    if (!isWaiting) {
      return
    }
    let looks = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible' && navigator.onLine) {
          readAgain()
        }
        wait()
      }, delayBefore(looks++))
    }
    /** Whoever comes back from their phone's prompt sees the answer at once. */
    const onVisible = () => {
      if (document.visibilityState === 'visible') {
        clearTimeout(timer)
        looks = 0
        readAgain()
        wait()
      }
    }
    wait()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isWaiting, readAgain])
}
