/**
 * What became of a write that failed: `lost` when nobody knows whether it happened, `running` when its first
 * try still is, `refused` when it was answered.
 */
export type Fate = 'lost' | 'running' | 'refused'

interface Line<Write, Answer> {
  send: (write: Write, key: string) => Promise<Answer>
  fateOf: (failure: unknown) => Fate
  /** What makes two writes the same; null for those that never are. */
  identityOf: (write: Write) => string | null
  /** The record that is written; null for what is of several. */
  subjectOf: (write: Write) => string | null
  newKey: () => string
  pause: (ms: number) => Promise<unknown>
}

/** Before each further try, in ms. */
const PAUSES = { lost: [1000], running: [1000, 2000, 3000, 5000] }

/** How long somebody who presses again means the same, in ms. */
const SAME_WISH = 10 * 60_000

/**
 * Sends a write under an idempotency key, a lost one twice. Should the second be lost, too, its key is kept:
 * whoever asks the same again repeats the write and learns what happened, instead of writing a second time.
 */
export function repeating<Write, Answer>(line: Line<Write, Answer>) {
  const { send, fateOf, identityOf, subjectOf, newKey, pause } = line
  const kept = new Map<string, { key: string; until: number; subject: string | null }>()

  function keyOf(identity: string) {
    const earlier = kept.get(identity)
    return earlier && earlier.until > Date.now() ? earlier.key : newKey()
  }

  /** What is asked of a record that was written since is another wish: a switch may stand the other way by now. */
  function forget(subject: string | null) {
    if (subject === null) return
    for (const [identity, earlier] of kept) {
      if (earlier.subject === subject) kept.delete(identity)
    }
  }

  return async (write: Write): Promise<Answer> => {
    const identity = identityOf(write) ?? newKey()
    const key = keyOf(identity)
    const pauses = { lost: [...PAUSES.lost], running: [...PAUSES.running] }
    const subject = subjectOf(write)
    const keep = () => kept.set(identity, { key, until: Date.now() + SAME_WISH, subject })
    keep()

    for (;;) {
      try {
        const answer = await send(write, key)
        kept.delete(identity)
        forget(subject)
        return answer
      } catch (failure) {
        const fate = fateOf(failure)
        if (fate === 'refused') {
          kept.delete(identity)
          throw failure
        }
        const ms = pauses[fate].shift()
        if (ms === undefined) {
          keep()
          throw failure
        }
        await pause(ms)
      }
    }
  }
}
