import { UserRoundX } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '~/components/button'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import { clearTyping, hasTyped } from '@makao/shared/typing'
import { signInPath } from '~/sign-in-path'

/**
 * The session is shared by all tabs of a browser. When it has ended meanwhile, this page gives way to the sign-in. When another one has signed in as somebody else meanwhile, this
 * page starts anew; where something is typed nothing is sent any more, for it would be saved as that person's.
 */
export function OneAccount({ id }: { id: number }) {
  return useIsReplaced(id) && <OtherAccount />
}

function useIsReplaced(id: number) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const path = useRef(pathname)
  const [first] = useState(id)
  const [isReplaced, setIsReplaced] = useState(false)

  /** Unless the page is left already, as by signing out. */
  const leave = useEffectEvent(() => {
    if (state === 'idle') {
      void navigate(signInPath(pathname + search, 'expired'), { replace: true })
    }
  })

  useEffect(() => {
    if (path.current !== pathname) {
      path.current = pathname
      clearTyping()
    }
  }, [pathname])

  useEffect(() => {
    let isOpen = true

    async function look() {
      const status = isReplaced ? null : await askAs(first)
      if (!isOpen || (status !== 401 && status !== 409)) {
        return
      }
      if (status === 401) {
        leave()
      } else if (hasTyped()) {
        setIsReplaced(true)
      } else {
        window.location.reload()
      }
    }

    const lookWhenSeen = () => {
      if (!document.hidden) {
        void look()
      }
    }

    document.addEventListener('visibilitychange', lookWhenSeen)
    window.addEventListener('focus', lookWhenSeen)
    // Another tab has signed in or out: also while this one is not looked at.
    navigator.serviceWorker?.addEventListener('message', look)
    return () => {
      isOpen = false
      document.removeEventListener('visibilitychange', lookWhenSeen)
      window.removeEventListener('focus', lookWhenSeen)
      navigator.serviceWorker?.removeEventListener('message', look)
    }
  }, [first, isReplaced])

  return isReplaced
}

/** Stays until somebody goes on, so that what was typed can be copied. */
function OtherAccount() {
  const t = useText(dashboard)
  const goOn = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    function holdBack(event: Event) {
      event.preventDefault()
      event.stopImmediatePropagation()
      goOn.current?.focus()
    }

    window.addEventListener('submit', holdBack, true)
    return () => window.removeEventListener('submit', holdBack, true)
  }, [])

  return (
    <div role="alert" className="toasts z-50">
      <div className="toast flex-wrap justify-end">
        <UserRoundX aria-hidden size={20} className="shrink-0 text-laterite" />
        <p className="flex-1">{t('dashboard.otherAccount')}</p>
        <Button ref={goOn} size="sm" onClick={() => window.location.reload()}>
          {t('dashboard.otherAccountGoOn')}
        </Button>
      </div>
    </div>
  )
}

/** Asks the API, which answers 409 to a call that is meant for another person than the session's, 401 without one. */
async function askAs(id: number) {
  const answer = await fetch('/api/v1/auth/me', { headers: { 'X-User': `${id}` } }).catch(
    () => null
  )
  return answer?.status
}
