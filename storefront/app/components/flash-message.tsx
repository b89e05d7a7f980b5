import { useEffect } from 'react'
import { useHydrated } from '~/use-hydrated'
import { notify, type Flash } from './toast'

/** The flash message: a toast, or a line at the top without scripts. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
  const hydrated = useHydrated()

  useEffect(() => {
    if (flash) {
      notify(flash)
    }
  }, [flash])

  return (
    flash &&
    !hydrated && (
      <p role="status" className="without-scripts bg-acacia-wash py-3 text-center font-semibold">
        {flash.text}
      </p>
    )
  )
}
