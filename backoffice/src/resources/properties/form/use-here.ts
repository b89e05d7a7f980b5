import { useState } from 'react'
import { isWithinKenya, type Pin } from './values'

type Fault = 'notAllowed' | 'notFound' | 'notInKenya'

/** Milliseconds for which the device may look for itself. */
const TIMEOUT = 15_000

/** The device's position, asked for by a button. */
export function useHere(found: (pin: Pin) => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  function ask() {
    setBusy(true)
    setFault(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setBusy(false)
        const pin = { latitude, longitude }
        if (isWithinKenya(pin)) {
          found(pin)
        } else {
          setFault('notInKenya')
        }
      },
      ({ code, PERMISSION_DENIED }) => {
        setBusy(false)
        setFault(code === PERMISSION_DENIED ? 'notAllowed' : 'notFound')
      },
      { enableHighAccuracy: true, timeout: TIMEOUT }
    )
  }

  return { ask, busy, fault }
}
