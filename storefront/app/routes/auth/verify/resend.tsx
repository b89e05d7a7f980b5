import { useEffect, useState } from 'react'
import { PostForm } from '~/components/post-form'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import { useHydrated } from '~/use-hydrated'

/**
 * 'Resend code in m:ss', then the button. Without scripts the button stands there from the start.
 * `wait`: seconds until a code may be asked for, when the page was made.
 */
export function Resend({ wait }: { wait: number }) {
  const t = useText(auth)
  const hydrated = useHydrated()
  const left = useCountdown(wait)
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

  return (
    <PostForm className="grid justify-items-start gap-1">
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

/** Seconds left of `seconds`, by the clock: a sleeping phone does not stop it. */
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
