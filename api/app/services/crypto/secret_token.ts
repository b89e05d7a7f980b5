import { randomBytes } from 'node:crypto'
import { keyedDigest } from '#services/crypto/keyed_digest'

/** 32 random bytes as 43 letters, digits, - and _: what a link in a letter carries. */
export function newSecretToken() {
  return randomBytes(32).toString('base64url')
}

/** What is kept of such a token; each purpose has digests of its own. */
export function digestOfToken(purpose: 'password-reset' | 'newsletter-confirm', token: string) {
  return keyedDigest(purpose, token)
}
