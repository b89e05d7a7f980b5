import { useEffect, useState } from 'react'
import { PostForm } from '~/components/post-form'
import { notify } from '~/components/toast'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import { useHydrated } from '~/use-hydrated'

/**
 * 'Resend code in m:ss', then the button; without scripts the button only. `wait`: seconds left at
 * render.
 */
export function Resend({ wait, unsent }: { wait: number; unsent: boolean }) {
  const t = useText(auth)
  const hydrated = useHydrated()
  const left = useCountdown(wait)
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

  return (
    <PostForm unsent={unsent} className="grid justify-items-start gap-1">
      {left > 0 && (
        <p className="tabular flex min-h-11 items-center text-muted" role="timer">
          {t('auth.verify.resendIn', { time })}
        </p>
      )}
      {(left === 0 || !hydrated) && (
        <button
          name="intent"
          value="resend"
          className={`${left > 0 ? 'without-scripts ' : ''}inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4`}
        >
          {t('auth.verify.resend')}
        </button>
      )}
    </PostForm>
  )
}

/**
 * That another code is on its way: a toast, or a line without scripts. Not a flash: that of an answer which is no redirect is
 * said once more by the next page.
 */
export function Resent() {
  const t = useText(auth)
  const text = t('auth.verify.resent')

  useEffect(() => notify({ tone: 'success', text }), [text])

  return (
    <p role="status" className="without-scripts font-semibold text-acacia">
      {text}
    </p>
  )
}

/** Seconds left, by the clock, so that it stays right after the device slept. */
function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  const [from, setFrom] = useState(seconds)
  if (from !== seconds) {
    setFrom(seconds)
    setLeft(seconds)
  }

  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) {
        clearInterval(tick)
      }
    }, 1000)
    return () => clearInterval(tick)
  }, [seconds])

  return left
}
