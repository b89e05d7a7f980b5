import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

/**
 * The local disk, as careful as the database: a picture is there in full or not at all, and what was
 * acknowledged survives a power cut (architecture, invariant 5). The plain driver writes in place and leaves
 * it to the system when the bytes reach the disk.
 */
export class DurableDisk extends FSDriver {
  constructor(protected location: string) {
    super({ location, visibility: 'public' })
  }

  async put(key: string, contents: string | Uint8Array) {
    const target = join(this.location, key)
    const folder = dirname(target)
    const draft = `${target}.${randomBytes(6).toString('hex')}.part`
    await mkdir(folder, { recursive: true })
    try {
      await writeFile(draft, contents, { flush: true })
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await flushFolder(folder)
  }
}

/** A new name is only on the disk once its folder is. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
