import limiter from '@adonisjs/limiter/services/main'
import { CODE_SECONDS } from '#domain/verification'
import { keyedDigest } from '#services/crypto/keyed_digest'

/**
 * Takes the turn of an e-mail address to be sent something. Counted per address, known or not, and
 * independent of the request throttles: so the answers tell nobody who has an account, and nobody's inbox
 * can be flooded (contract, resend-otp).
 * @returns 0, or the seconds to wait while the last turn is younger than 300 s
 */
export async function takeCodeTurn(email: string): Promise<number> {
  const turns = limiter.use({ requests: 1, duration: CODE_SECONDS })
  const key = `code:${keyedDigest('code-turn', email).slice(0, 32)}`
  if (await turns.attempt(key, () => true)) return 0
  return Math.max(1, await turns.availableIn(key))
}
