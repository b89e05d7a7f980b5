/**
 * Makes one question of many: who asks while one is under way shares the next, so that what everybody is told was found out after they
 * asked.
 */
export function inTurns<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | null = null
  return () => {
    next ??= underWay.then(() => {
      const asked = ask()
      underWay = asked.catch(() => {})
      next = null
      return asked
    })
    return next
  }
}
