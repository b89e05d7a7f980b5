import { useCallback, useSyncExternalStore } from 'react'

/** Whole minutes until a moment, by the clock, so that they stay right after the device slept; null on the server. */
export function useMinutesLeft(until: string) {
  const minutes = useCallback(() => Math.ceil((Date.parse(until) - Date.now()) / 60_000), [until])
  return useSyncExternalStore(everySecond, minutes, () => null)
}

function everySecond(tell: () => void) {
  const tick = setInterval(tell, 1000)
  return () => clearInterval(tick)
}
