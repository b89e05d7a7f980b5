import { statfs } from 'node:fs/promises'
import storageConfig from '#config/storage'

/** Of the disk with photos, the outbox and the embedded database, in bytes. */
export async function diskSpace() {
  const { bavail, blocks, bsize } = await statfs(storageConfig.root)
  return { free: bavail * bsize, total: blocks * bsize }
}
