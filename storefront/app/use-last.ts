import { useState } from 'react'

/** The last of these that there was: null and undefined leave it as it is. */
export function useLast<Value>(value: Value | null | undefined) {
  const [last, setLast] = useState(value)
  const next = value ?? last
  if (next !== last) {
    setLast(next)
  }
  return next
}
