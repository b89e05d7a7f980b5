import { keyedDigest } from '#services/crypto/keyed_digest'
import { appUrl } from '#start/env'

/**
 * The token by which an address leaves the list. It follows from the address and APP_KEY, so that every
 * letter can carry it although the database keeps its digest only.
 */
export function unsubscribeToken(email: string) {
  return keyedDigest('newsletter-unsubscribe', email)
}

export function digestOfUnsubscribeToken(token: string) {
  return keyedDigest('newsletter-unsubscribe-token', token)
}

export function confirmUrl(token: string) {
  return `${appUrl}/api/v1/newsletter/confirm/${token}`
}

export function unsubscribeUrl(email: string) {
  return `${appUrl}/api/v1/newsletter/unsubscribe/${unsubscribeToken(email)}`
}
