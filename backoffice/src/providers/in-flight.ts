/**
 * Lets what is asked twice travel once: who asks the same while the first is under way gets its answer, too.
 *
 * @param keyOf what makes two the same; null for what may travel twice
 */
export function inFlight<Ask, Answer>(
  send: (ask: Ask) => Promise<Answer>,
  keyOf: (ask: Ask) => string | null
) {
  const travelling = new Map<string, Promise<Answer>>()

  return (ask: Ask) => {
    const key = keyOf(ask)
    const answer =
      travelling.get(key ?? '') ?? send(ask).finally(() => key && travelling.delete(key))
    if (key) {
      travelling.set(key, answer)
    }
    return answer
  }
}
