import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '~/components/toast'
import { signInPath } from '~/sign-in-path'

/** As the API's calls (specification §9); in ms. */
const TIMEOUT = 15_000

interface Mark<State> {
  /** What the page was made with. */
  known: State
  /** The path that keeps it. */
  path: string
  /** What is sent for a state. */
  sent: (state: State) => Record<string, string>
  words: { done: (state: State) => string; failed: string }
  /** Told whatever is shown from now on, also when it is taken back. */
  onChange?: (state: State) => void
}

/**
 * A mark that somebody sets with a tap, such as a heart: shown at once, kept on the server, and
 * taken back when that fails. A second tap waits for the first; of several the last one counts. When the page is loaded anew, what
 * it then knows counts.
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

  /** Answers what is shown afterwards. */
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

/** In our own name and as JSON; a form without scripts is answered with its page. */
function send(path: string, fields: Record<string, string>) {
  return fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT),
  })
}
