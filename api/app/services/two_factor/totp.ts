import { Secret, TOTP } from 'otpauth'

/** RFC 6238 defaults: six digits, 30 seconds, SHA-1. */
const PERIOD = 30
const ISSUER = 'Makao'

/** Accepts one step of clock drift either way. */
const WINDOW = 1

export function newTotpSecret() {
  return new Secret({ size: 20 }).base32
}

export function otpauthUrl(secret: string, email: string) {
  return totp(secret, email).toString()
}

/** Steps since 1970; null for a wrong code. @param now ms since 1970 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

function totp(secret: string, label = '') {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD })
}
