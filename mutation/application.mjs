/*
 * The API's application in this process, from the sandbox it was copied to, with a database of its own.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports a file of the API by its path there. */
export const inApi = (path) => import(pathToFileURL(join(process.cwd(), path)).href)

/** Before anything of the application is imported: tests/environment.ts reads it. */
export async function makeScratch() {
  const scratch = mkdtempSync(join(tmpdir(), 'makao-mutation-'))
  process.env.TEST_SCRATCH = `${scratch}/`
  process.env.TEST_API_PORT = String(await freePort())
  delete process.env.DATABASE_URL
  await inApi('tests/environment.ts')
  return { remove: () => rmSync(scratch, { recursive: true, force: true }) }
}

/** Boots the application as for tests. Passwords are not hashed: each person has one, and they are not tried here. */
export async function bootApplication() {
  const { Ignitor } = await import('@adonisjs/core')
  const root = pathToFileURL(`${process.cwd()}/`)
  const importer = (path) =>
    path.startsWith('.') ? import(new URL(path, root).href) : import(path)
  const app = new Ignitor(root, { importer })
    .tap((application) => application.booting(() => inApi('start/env.ts')))
    .createApp('test')
  await app.init()
  await app.boot()
  await silently(() => app.start(() => {}))
  const hash = await app.container.make('hash')
  hash.fake()
  return app
}

/** Makes the tables and starts the HTTP server. */
export async function startServer(app) {
  const testUtils = await app.container.make('testUtils')
  await testUtils.db().migrate()
  await emptyDatabase()
  await testUtils.httpServer().start()
}

export async function emptyDatabase() {
  const helper = await inApi('tests/helpers/empty_database.ts')
  await helper.emptyDatabase()
}

/** The framework tells its parent process that it is ready; Stryker expects something else. */
async function silently(work) {
  const { send } = process
  process.send = undefined
  try {
    await work()
  } finally {
    process.send = send
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
