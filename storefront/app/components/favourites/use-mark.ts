import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '~/components/toast'
import { signInPath } from '~/sign-in-path'
import { MarkQueue } from './mark-queue'
import { sendMark } from './send-mark'

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
  const [queue] = useState(() => new MarkQueue<State>())
  const navigate = useNavigate()
  const state = own?.known === known ? own.state : known

  function show(next: State) {
    setOwn({ known, state: next })
    onChange?.(next)
  }

  async function change(wanted: State) {
    let shown = state
    show(wanted)
    await queue.send(
      wanted,
      async (next) => {
        shown = await keep(next, shown)
      },
      (next) => void sendMark(path, sent(next)).catch(() => {})
    )
  }

  /** Returns the state to show afterwards. */
  async function keep(wanted: State, before: State): Promise<State> {
    show(wanted)
    try {
      const answer = await sendMark(path, sent(wanted))
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
      notify({ tone: 'success', text: words.done(kept), about: path })
      return kept
    } catch {
      show(before)
      notify({ tone: 'error', text: words.failed, about: path })
      return before
    }
  }

  return { state, change }
}
