import { msToMidnight, today } from '@makao/shared/dates'

/**
 * Says when another day has begun in Nairobi: at midnight, or once somebody looks at the window again that was hidden then, or slept.
 * @returns how to stop
 */
export function onNewDay(begun: () => void): () => void {
  let day = today()
  let midnight: ReturnType<typeof setTimeout>

  function look() {
    clearTimeout(midnight)
    midnight = setTimeout(look, msToMidnight())
    const now = today()
    if (now !== day && !document.hidden) {
      day = now
      begun()
    }
  }

  const events = ['visibilitychange', 'focus'] as const
  events.forEach((event) => window.addEventListener(event, look))
  look()
  return () => {
    clearTimeout(midnight)
    events.forEach((event) => window.removeEventListener(event, look))
  }
}
