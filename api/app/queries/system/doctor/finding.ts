import type { Level } from '#domain/installation'

export type Finding = {
  level: Level
  /** What was looked at, in two words. */
  about: string
  /** A plain sentence: what is so, and what to do about it. */
  says: string
}

export const good = (about: string, says: string): Finding => ({ level: 'good', about, says })
export const warning = (about: string, says: string): Finding => ({ level: 'warning', about, says })
export const failure = (about: string, says: string): Finding => ({ level: 'failure', about, says })

/** What a check could not find out is a failure: nobody would look for it otherwise. */
export async function found(
  about: string,
  check: () => Promise<Finding | Finding[]>
): Promise<Finding[]> {
  try {
    const findings = await check()
    return Array.isArray(findings) ? findings : [findings]
  } catch (error) {
    const { message } = error as Error
    return [failure(about, `This could not be looked at: ${message || String(error)}`)]
  }
}
