import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * Digest keyed with APP_KEY, useless to readers of the database.
 * @param purpose separates the digests of different uses
 * @returns 64 hexadecimal characters
 */
export function keyedDigest(purpose: string, value: string) {
  return createHmac('sha256', appKey.release()).update(`${purpose}:${value}`).digest('hex')
}
