import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useHydrated } from '~/use-hydrated'
import { notify } from './toast'

export interface Flash {
  tone: 'success' | 'error'
  text: string
}

/**
 * What the previous answer left to say. Without scripts it is a line at the top of the page; with
 * them it becomes the toast that all other messages are.
 */
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

export function FlashIcon({ tone }: { tone: Flash['tone'] }) {
  return tone === 'success' ? (
    <CircleCheck aria-hidden size={22} className="shrink-0 text-acacia" />
  ) : (
    <CircleAlert aria-hidden size={22} className="shrink-0 text-laterite" />
  )
}
