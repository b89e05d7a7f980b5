import { once } from 'node:events'
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { API_MEMORY, DOOR_MEMORY } from '../../scripts/lib/memory.mjs'
import { paymentsDouble } from '../../scripts/lib/payments_double.mjs'
import { waitFor } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { startCluster } from './cluster.ts'
import { start, stop } from './processes.ts'
import { apiPort, baseURL, doublePort, isCluster, port } from './settings.ts'
import { apiSettings, databaseIn, scratch, storageIn, template } from './template.ts'

/**
 * Starts this worker's product on a copy of the template; with `E2E_SHAPE=cluster` one of several processes, without the double.
 * @param withDouble whether M-Pesa and cards are on offer, and answered for on this machine
 * @returns a function that stops it
 */
export async function startProduct(withDouble: boolean) {
  const folder = `${scratch}${port}/`
  copyTemplate(folder)
  if (isCluster) return startCluster(folder)
  const env = {
    ...apiSettings(folder),
    PORT: String(port),
    API_PORT: String(apiPort),
    APP_URL: baseURL,
  }
  const double = withDouble ? paymentsDouble({ port: doublePort, appUrl: baseURL }) : null
  const parts = [
    start([...API_MEMORY, 'bin/server.js'], join(root, 'api/build'), {
      ...env,
      ...double?.apiSettings,
    }),
    start([...DOOR_MEMORY, 'build/door/server.js'], join(root, 'storefront'), env),
    ...(double ? [start(double.part.args, double.part.cwd, double.part.env)] : []),
  ]
  const addresses = [`http://127.0.0.1:${apiPort}/api/v1/health`, baseURL, double?.url]
  const stopAll = () => Promise.all(parts.map(stop))
  await Promise.race([
    Promise.all(addresses.filter((url) => url !== undefined).map((url) => waitFor(url))),
    ...parts.map(async (part) => {
      const [code] = await once(part, 'exit')
      throw new Error(`The product on port ${port} ended with code ${code}`)
    }),
  ]).catch(async (error: unknown) => {
    await stopAll()
    throw error
  })
  return stopAll
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
