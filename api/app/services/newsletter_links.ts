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

/** The page with the button that confirms. */
export function confirmUrl(token: string) {
  return `${appUrl}/newsletter/confirm/${token}`
}

/** The page with the button by which somebody leaves. */
export function unsubscribeUrl(email: string) {
  return `${appUrl}/newsletter/unsubscribe/${unsubscribeToken(email)}`
}

/** Where a mail program unsubscribes by itself, at one click of its own button (RFC 8058). */
export function oneClickUrl(email: string) {
  return `${appUrl}/api/v1/newsletter/unsubscribe/${unsubscribeToken(email)}`
}
