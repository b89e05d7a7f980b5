import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '~/components/toast'
import { signInPath } from '~/sign-in-path'

const TIMEOUT = 15_000

interface Mark<State> {
  /** The loader's state. */
  known: State
  /** The path of the mark's action. */
  path: string
  /** The form fields for a state. */
  sent: (state: State) => Record<string, string>
  words: { done: (state: State) => string; failed: string }
  /** Called with every state shown, also after a rollback. */
  onChange?: (state: State) => void
}

/**
 * An optimistic mark, rolled back on failure. Taps are sent one after another, and only the last
 * pending one. New loader data wins.
 */
export function useMark<State>({ known, path, sent, words, onChange }: Mark<State>) {
  const [own, setOwn] = useState<{ known: State; state: State } | null>(null)
  const busy = useRef(false)
  const waiting = useRef<{ wanted: State } | null>(null)
  const navigate = useNavigate()
  const state = own?.known === known ? own.state : known

  function show(next: State) {
    setOwn({ known, state: next })
    onChange?.(next)
  }

  async function change(wanted: State) {
    waiting.current = { wanted }
    if (busy.current) {
      return
    }
    busy.current = true
    let shown = state
    for (let next = take(waiting); next; next = take(waiting)) {
      shown = await keep(next.wanted, shown)
    }
    busy.current = false
  }

  /** Returns the state to show afterwards. */
  async function keep(wanted: State, before: State): Promise<State> {
    show(wanted)
    try {
      const answer = await send(path, sent(wanted))
      if (answer.status === 401) {
        show(before)
        await navigate(signInPath(location.pathname + location.search, 'expired'))
        return before
      }
      if (!answer.ok) {
        throw new Error(`${path} answered ${answer.status}`)
      }
      const kept = (await answer.json()) as State
      show(kept)
      notify({ tone: 'success', text: words.done(kept) })
      return kept
    } catch {
      show(before)
      notify({ tone: 'error', text: words.failed })
      return before
    }
  }

  return { state, change }
}

function take<Value>(box: RefObject<Value | null>) {
  const value = box.current
  box.current = null
  return value
}

/** Accepting JSON tells the action that scripts are running. */
function send(path: string, fields: Record<string, string>) {
  return fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT),
  })
}
