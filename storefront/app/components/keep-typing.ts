import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { hasTyped } from '@makao/shared/typing'
import { useViewer } from '~/use-viewer'

interface Kept {
  /** Whose words they are. */
  by: number
  /** All that a name says; nothing of ticks where none is set. */
  fields: Record<string, string[]>
}

const NONE: readonly string[] = []

/**
 * Keeps what was typed or sent from a form while its writer has to sign in again, and puts it back into the
 * form when the same person returns. Never a file or a password.
 *
 * @param hidden fields that are put back with what was typed; others are what the page says when it is opened again,
 * such as the key of a request
 */
export function useTypingKept(form: RefObject<HTMLFormElement | null>, hidden = NONE) {
  const me = useViewer()?._id
  const { pathname } = useLocation()

  useEffect(() => {
    const shown = form.current
    if (!shown || me === undefined) {
      return
    }
    const place = `words:${pathname}`
    let sent: Kept['fields'] | null = null
    const onSubmit = () => {
      sent = wordsOf(shown, hidden)
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
      const fields = sent ?? (hasTyped() ? wordsOf(shown, hidden) : null)
      if (fields && location.pathname === '/auth/login') {
        sessionStorage.setItem(place, JSON.stringify({ by: me, fields } satisfies Kept))
      }
    }
  }, [form, me, pathname, hidden])
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a form that hold words or choices. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is Control =>
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
  )

function wordsOf(form: HTMLFormElement, hidden: readonly string[]): Kept['fields'] {
  const written = new FormData(form)
  const names = controlsOf(form)
    .filter(({ name, type }) => name && (type !== 'hidden' || hidden.includes(name)))
    .filter(({ autocomplete, type }) => type !== 'file' && !/password/.test(type + autocomplete))
    .map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, written.getAll(name).map(String)]))
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
  for (const [name, values] of Object.entries(fields)) {
    const controls = controlsOf(form).filter((control) => control.name === name)
    controls.forEach((control, index) => {
      if (isChoice(control)) {
        control.checked = values.includes(control.value)
      } else {
        write(control, values[index])
      }
    })
  }
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Who counts or compares what is typed hears of it; what is folded away is unfolded. */
function write(control: Control, value: string | undefined) {
  if (value === undefined || control.value.trim() === value || !takes(control, value)) {
    return
  }
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.closest('details')?.setAttribute('open', '')
}

/** A choice that is no longer on offer is left as it is. */
const takes = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value)
