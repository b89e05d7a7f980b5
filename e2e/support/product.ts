import { once } from 'node:events'
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { API_MEMORY } from '../../scripts/lib/memory.mjs'
import { waitFor } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { start, stop } from './processes.ts'
import { apiPort, baseURL, port } from './settings.ts'
import { apiSettings, databaseIn, scratch, storageIn, template } from './template.ts'

/**
 * Starts this worker's product on a copy of the template.
 * @returns a function that stops it
 */
export async function startProduct() {
  const folder = `${scratch}${port}/`
  copyTemplate(folder)
  const env = {
    ...apiSettings(folder),
    PORT: String(port),
    API_PORT: String(apiPort),
    APP_URL: baseURL,
  }
  const parts = [
    start([...API_MEMORY, 'bin/server.js'], join(root, 'api/build'), env),
    start(['server.ts'], join(root, 'storefront'), env),
  ]
  await Promise.race([
    Promise.all([waitFor(`http://127.0.0.1:${apiPort}/api/v1/health`), waitFor(baseURL)]),
    ...parts.map(async (part) => {
      const [code] = await once(part, 'exit')
      throw new Error(`The product on port ${port} ended with code ${code}`)
    }),
  ])
  return () => Promise.all(parts.map(stop))
}

/** Hard links suffice: pictures are added or removed, never modified. */
function copyTemplate(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(databaseIn(template), databaseIn(folder))
  const storage = storageIn(template)
  for (const entry of readdirSync(storage, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const to = from.replace(storage, storageIn(folder))
    if (entry.isDirectory()) mkdirSync(to, { recursive: true })
    else linkSync(from, to)
  }
}
