import { useEffect, useState } from 'react'
import { PostForm } from '~/components/post-form'
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
