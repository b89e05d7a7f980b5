import { randomBytes } from 'node:crypto'
import { keyedDigest } from '#services/crypto/keyed_digest'

/** 32 random bytes as base64url. */
export function newSecretToken() {
  return randomBytes(32).toString('base64url')
}

/** Digest to store, separate per purpose. */
export function digestOfToken(purpose: 'password-reset' | 'newsletter-confirm', token: string) {
  return keyedDigest(purpose, token)
}
