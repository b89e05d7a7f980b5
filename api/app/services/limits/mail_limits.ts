import limiter from '@adonisjs/limiter/services/main'
import { CODE_SECONDS } from '#domain/verification'
import { keyedDigest } from '#services/crypto/keyed_digest'

const MAIL_LIMIT = { requests: 3, duration: '15 mins' } as const

/** What one person sends to people who may not know us (ADR 0068, 0073). */
export const LETTERS_TO_STRANGERS = { requests: 10, duration: '1 hour' } as const

/**
 * One code in 300 s per address, known or not, so that it neither reveals accounts nor allows flooding
 * (contract, resend-otp).
 * @returns 0, or the seconds to wait
 */
export async function consumeCodeLimit(email: string): Promise<number> {
  const { codes, key } = codeLimit(email)
  if (await codes.attempt(key, () => true)) return 0
  return Math.max(1, await codes.availableIn(key))
}

export async function restartCodeLimit(email: string) {
  const { codes, key } = codeLimit(email)
  await codes.delete(key)
  await codes.attempt(key, () => true)
}

/** Three letters in 15 minutes per address and kind; asked by the request, so that a job's retries spend none. @returns whether the letter may go now */
export async function consumeMailLimit(kind: string, email: string): Promise<boolean> {
  const letters = limiter.use(MAIL_LIMIT)
  return !!(await letters.attempt(keyOf(kind, email), () => true))
}

/** The same, of letters to strangers, of which `writer` has so many in an hour. @returns whether the letter may go now */
export async function consumeStrangerLimit(kind: string, email: string, writer: number) {
  if (!(await consumeMailLimit(kind, email))) return false
  const letters = limiter.use(LETTERS_TO_STRANGERS)
  if (await letters.attempt(writerKey(writer), () => true)) return true
  await limiter.use(MAIL_LIMIT).decrement(keyOf(kind, email))
  return false
}

/** Of a letter that was not written after all. */
export async function restoreStrangerLimit(kind: string, email: string, writer: number) {
  await limiter.use(MAIL_LIMIT).decrement(keyOf(kind, email))
  await limiter.use(LETTERS_TO_STRANGERS).decrement(writerKey(writer))
}

/** As the throttle of invitations counts. */
const writerKey = (writer: number) => `lettersToStrangers:${writer}`

function codeLimit(email: string) {
  return {
    codes: limiter.use({ requests: 1, duration: CODE_SECONDS }),
    key: keyOf('code', email),
  }
}

/** Digests, so that the limiter's table holds no personal data. */
function keyOf(kind: string, email: string) {
  return `${kind}:${keyedDigest('code-turn', email).slice(0, 32)}`
}
