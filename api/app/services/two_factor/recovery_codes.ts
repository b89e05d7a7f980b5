import { randomBytes } from 'node:crypto'
import { keyedDigest } from '#services/crypto/keyed_digest'

const COUNT = 10

/** Without ambiguous letters (i, l, o, u). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 50 random bits, e.g. 7kd2m-9xq4t. */
export function newRecoveryCodes() {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** Ignores case and separators. */
export function digestOfRecoveryCode(personId: number, code: string) {
  const letters = code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')
  return keyedDigest('recovery-code', `${personId}:${letters}`)
}
