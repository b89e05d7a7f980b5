/**
 * Whose page this is. The session is shared by all tabs of a browser, so that another one may replace it; the API
 * names its person in every answer.
 * @param onChange - is told once, when an answer names somebody else
 */
export function oneAccount(onChange: () => void) {
  let own: string | null = null
  let isReplaced = false

  return {
    /** Whom calls are meant for; null until the first answer. */
    own: () => own,
    /** @param named - in `X-User` of an answer, if any */
    heard(named: unknown) {
      if (typeof named !== 'string' || isReplaced) {
        return
      }
      own ??= named
      if (own !== named) {
        isReplaced = true
        onChange()
      }
    },
  }
}
