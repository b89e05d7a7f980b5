import { useNotification } from '@refinedev/core'
import { useEffect, useEffectEvent } from 'react'
import { takeFlash } from './leave'

/** Shows the message the storefront left, such as 'Welcome back, Amina!' (§8). */
export function Flash() {
  const { open } = useNotification()
  const show = useEffectEvent(() => {
    const flash = takeFlash()
    if (flash) {
      open?.({ type: flash.tone, message: flash.text })
    }
  })

  useEffect(() => show(), [])

  return null
}
