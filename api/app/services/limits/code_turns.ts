import limiter from '@adonisjs/limiter/services/main'
import { CODE_SECONDS } from '#domain/verification'
import { keyedDigest } from '#services/crypto/keyed_digest'

const MAIL_LIMIT = { requests: 3, duration: '15 mins' } as const

/**
 * Takes the turn of an e-mail address to be sent something. Counted per address, known or not, and
 * independent of the request throttles: so the answers tell nobody who has an account, and nobody's inbox
 * can be flooded (contract, resend-otp).
 * @returns 0, or the seconds to wait while the last turn is younger than 300 s
 */
export async function takeCodeTurn(email: string): Promise<number> {
  const { turns, key } = codeTurns(email)
  if (await turns.attempt(key, () => true)) return 0
  return Math.max(1, await turns.availableIn(key))
}

/** A code has just gone out by another way: no further one for 300 s. */
export async function startCodeTurn(email: string) {
  const { turns, key } = codeTurns(email)
  await turns.delete(key)
  await turns.attempt(key, () => true)
}

/**
 * Whether a letter of this kind may go to this address now: three in a quarter of an hour, whoever asks.
 * @param kind keeps the letters of one occasion from using up another's
 */
export async function mayWriteTo(kind: string, email: string): Promise<boolean> {
  const letters = limiter.use(MAIL_LIMIT)
  return !!(await letters.attempt(keyOf(kind, email), () => true))
}

function codeTurns(email: string) {
  return {
    turns: limiter.use({ requests: 1, duration: CODE_SECONDS }),
    key: keyOf('code', email),
  }
}

/** Addresses are counted by their digest, so that the limiter's table holds no personal data. */
function keyOf(kind: string, email: string) {
  return `${kind}:${keyedDigest('code-turn', email).slice(0, 32)}`
}
