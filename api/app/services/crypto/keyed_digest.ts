import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * What is kept instead of a secret or an address: useless to whoever reads the database without APP_KEY.
 * @param purpose keeps the digests of one use from meaning anything in another
 * @returns 64 hexadecimal characters
 */
export function keyedDigest(purpose: string, value: string) {
  return createHmac('sha256', appKey.release()).update(`${purpose}:${value}`).digest('hex')
}
