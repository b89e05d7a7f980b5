import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { hasTyped } from '@makao/shared/typing'
import { useViewer } from '~/use-viewer'
import { fill } from './use-follow'

interface Kept {
  /** Whose words they are. */
  by: number
  fields: Record<string, string>
}

/**
 * Keeps what was typed or sent from a form while its writer has to sign in again, and puts it back into the
 * form when the same person returns. Never a file or a password.
 */
export function useTypingKept(form: RefObject<HTMLFormElement | null>) {
  const me = useViewer()?._id
  const { pathname } = useLocation()

  useEffect(() => {
    const shown = form.current
    if (!shown || me === undefined) {
      return
    }
    const place = `typed:${pathname}`
    let sent: Kept['fields'] | null = null
    const onSubmit = () => {
      sent = wordsOf(shown)
    }
    const onInput = () => {
      sent = null
    }
    putBack(shown, take(place, me))
    shown.addEventListener('submit', onSubmit)
    shown.addEventListener('input', onInput)
    return () => {
      shown.removeEventListener('submit', onSubmit)
      shown.removeEventListener('input', onInput)
      const fields = sent ?? (hasTyped() ? wordsOf(shown) : null)
      if (fields && location.pathname === '/auth/login') {
        sessionStorage.setItem(place, JSON.stringify({ by: me, fields } satisfies Kept))
      }
    }
  }, [form, me, pathname])
}

function wordsOf(form: HTMLFormElement) {
  const written = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !form.querySelector(`[type=password][name="${entry[0]}"]`)
  )
  return Object.fromEntries(written)
}

function take(place: string, me: number): Kept['fields'] {
  const text = sessionStorage.getItem(place)
  sessionStorage.removeItem(place)
  try {
    const { by, fields } = JSON.parse(text ?? '{}') as Partial<Kept>
    return by === me && fields ? fields : {}
  } catch {
    return {}
  }
}

function putBack(form: HTMLFormElement, fields: Kept['fields']) {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      control.value = value
    } else {
      fill(form, { [name]: value })
    }
  }
}
