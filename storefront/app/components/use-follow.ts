import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** What fields hold, by name: a text, or whether a switch is on. */
export type Held = Record<string, string | boolean>

/**
 * Keeps the fields of a form true to what is stored or in the address: they follow when that changes, but for what was
 * changed since the form was last sent: an answer on its way never takes away what is being typed. They stay uncontrolled, and so work before scripts do.
 *
 * @param form sends by its submit event
 * @param wanted all fields that follow
 */
export function useFollow(form: RefObject<HTMLFormElement | null>, wanted: Held) {
  const known = useRef({ sent: wanted, wanted })
  const follow = useEffectEvent((now: Held) => {
    const { sent, wanted: before } = known.current
    const untouched = Object.entries(now).filter(
      ([name, value]) => value !== before[name] && held(form.current, name) === sent[name]
    )
    fill(form.current, Object.fromEntries(untouched))
    known.current = { sent: now, wanted: now }
  })
  const key = JSON.stringify(wanted)

  useEffect(() => follow(JSON.parse(key) as Held), [key])

  useEffect(() => {
    const shown = form.current
    const keep = () => {
      const names = Object.keys(known.current.wanted)
      known.current.sent = Object.fromEntries(names.map((name) => [name, held(shown, name) ?? '']))
    }
    shown?.addEventListener('submit', keep)
    return () => shown?.removeEventListener('submit', keep)
  }, [form])
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as Control | null | undefined

const isSwitch = (control?: Control | null): control is HTMLInputElement =>
  control?.type === 'checkbox'

function held(form: HTMLFormElement | null, name: string) {
  const control = controlOf(form, name)
  return isSwitch(control) ? control.checked : control?.value
}

/** Gives fields other values; who counts or compares what is typed hears of it. */
export function fill(form: HTMLFormElement | null, values: Held) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (isSwitch(control)) {
      control.checked = value === true
    } else if (control && control.value.trim() !== value) {
      control.value = String(value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
