import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { open, seal } from '#services/backups/sealing'
import type { StoredFile } from '#services/backups/manifest'

/** A folder of a backup and what seals it. */
export type Vault = { folder: string; key: string | null }

type Content = AsyncIterable<Buffer>

/**
 * Writes one file into a backup, sealed where there is a key, readable by its owner alone.
 * @param name what it is called when it is opened
 */
export async function putFile(
  { folder, key }: Vault,
  { file, name }: { file: string; name: string },
  content: Content
): Promise<StoredFile> {
  const target = join(folder, file)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const written = key ? seal(content, key, name) : content
  await pipeline(
    async function* () {
      for await (const piece of written) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    createWriteStream(target, { mode: 0o600, flush: true })
  )
  return { file, bytes, sha256: hash.digest('hex') }
}

/** What was put, opened. @throws Error when it was changed */
export function takeFile({ folder, key }: Vault, { file, name }: { file: string; name: string }) {
  const content: Content = createReadStream(join(folder, file))
  return key ? open(content, key, name) : content
}

/** @throws Error as a sentence when it is missing, or its checksum is another */
export async function verifyFile({ folder }: Vault, { file, sha256 }: StoredFile) {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(join(folder, file)), hash)
  } catch (error) {
    throw new Error(`${file} of the backup cannot be read`, { cause: error })
  }
  if (hash.digest('hex') !== sha256)
    throw new Error(`${file} of the backup is damaged: its checksum is another`)
}
