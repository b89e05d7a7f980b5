import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

/** Atomic writes that survive a power cut (invariant 5); the plain driver writes in place without fsync. */
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

/** A new name is durable once its folder is synced. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
