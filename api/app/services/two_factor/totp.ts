import { Secret, TOTP } from 'otpauth'

/** How authenticator apps understand each other: six digits every 30 seconds, SHA-1 (RFC 6238). */
const PERIOD = 30
const ISSUER = 'Makao'

/** Clocks of phones are off by half a minute: the step before and the one after are fine. */
const WINDOW = 1

/** A new secret, as 32 base32 letters. */
export function newTotpSecret() {
  return new Secret({ size: 20 }).base32
}

/** What a QR code carries into an authenticator app. */
export function otpauthUrl(secret: string, email: string) {
  return totp(secret, email).toString()
}

/**
 * The time step a code belongs to, counted from 1970; null for a wrong one.
 * @param now ms since 1970
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

function totp(secret: string, label = '') {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD })
}
