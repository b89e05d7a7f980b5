import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Of a sealed file: MARK, salt, nonce, what AES-256-GCM made of the content, tag (ADR 0051). */
const MARK = Buffer.from('MAKAOBK1')
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MARK.length + SALT_BYTES + NONCE_BYTES
const CIPHER = 'aes-256-gcm'

type Bytes = AsyncIterable<Buffer>

/** Seals a stream under a key of its own. @param name cannot be opened under another */
export async function* seal(content: Bytes, key: string, name: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(key, salt), nonce).setAAD(Buffer.from(name))
  yield Buffer.concat([MARK, salt, nonce])
  for await (const piece of content) yield cipher.update(piece)
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

/**
 * Opens what `seal` wrote. What comes out is proven only when it has ended.
 * @throws Error when the key or the name is another, or a byte has changed
 */
export async function* open(content: Bytes, key: string, name: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  let decipher: ReturnType<typeof decipherOf> | null = null
  for await (const piece of content) {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    if (!decipher && rest.length >= HEAD_BYTES) {
      decipher = decipherOf(rest.subarray(0, HEAD_BYTES), key, name)
      rest = rest.subarray(HEAD_BYTES)
    }
    if (!decipher || rest.length <= TAG_BYTES) continue
    yield decipher.update(rest.subarray(0, rest.length - TAG_BYTES))
    rest = rest.subarray(rest.length - TAG_BYTES)
  }
  if (!decipher || rest.length !== TAG_BYTES) throw new Error(`${name} is cut off`)
  yield proven(decipher.setAuthTag(rest), name)
}

/** Tells keys, names and manifests apart without telling the key. @returns 64 hexadecimal characters */
export const digestUnder = (key: string, purpose: string, value: string) =>
  createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex')

function proven(decipher: ReturnType<typeof decipherOf>, name: string) {
  try {
    return decipher.final()
  } catch {
    throw new Error(`${name} was changed since it was sealed`)
  }
}

function decipherOf(head: Buffer, key: string, name: string) {
  if (!head.subarray(0, MARK.length).equals(MARK)) throw new Error(`${name} is not sealed`)
  const salt = head.subarray(MARK.length, MARK.length + SALT_BYTES)
  const nonce = head.subarray(MARK.length + SALT_BYTES)
  return createDecipheriv(CIPHER, keyOf(key, salt), nonce).setAAD(Buffer.from(name))
}

const keyOf = (key: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'makao backup', 32))
