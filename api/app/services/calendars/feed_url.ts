import { isIP } from 'node:net'
import { isPublicAddress } from '#services/calendars/public_address'
import { isNearby } from '#services/network_hosts'

export type AddressRule = (address: string) => boolean

/**
 * Reads the address of a calendar; `webcal:` means https.
 * @returns null for what is no address of a page, or carries a password
 */
export function feedUrl(input: string): URL | null {
  const text = input.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  url.hash = ''
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.username && !url.password ? url : null
}

/** False for an address that is inside without any look-up. */
export function mayBePublic({ hostname, port }: URL, isAllowed: AddressRule = isPublicAddress) {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isAllowed(host) && (isAllowed !== isPublicAddress || isUsual(port))
  return isAllowed !== isPublicAddress || (!isNearby(host) && isUsual(port))
}

/** Other ports are no calendars: nobody shall knock at them through us. */
function isUsual(port: string) {
  return port === '' || port === '80' || port === '443' || port === '8443'
}
