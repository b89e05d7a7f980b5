import { keyedDigest } from '#services/crypto/keyed_digest'
import { appUrl } from '#config/app'

/** Derived from address and APP_KEY, so that every letter can carry it although only the digest is stored. */
export function unsubscribeToken(email: string) {
  return keyedDigest('newsletter-unsubscribe', email)
}

export function digestOfUnsubscribeToken(token: string) {
  return keyedDigest('newsletter-unsubscribe-token', token)
}

export function confirmUrl(token: string) {
  return `${appUrl}/newsletter/confirm/${token}`
}

export function unsubscribeUrl(email: string) {
  return `${appUrl}/newsletter/unsubscribe/${unsubscribeToken(email)}`
}

/** One-click endpoint (RFC 8058). */
export function oneClickUrl(email: string) {
  return `${appUrl}/api/v1/newsletter/unsubscribe/${unsubscribeToken(email)}`
}
