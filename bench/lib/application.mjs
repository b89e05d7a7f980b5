import { fileURLToPath } from 'node:url'

/**
 * Boots the API of the environment in this process, without a server; its modules can be imported afterwards.
 * @returns the application; `terminate` it at the end
 */
export async function bootApi() {
  const api = new URL('../../api/', import.meta.url)
  process.chdir(fileURLToPath(api))
  await import('@poppinss/ts-exec')
  await import('reflect-metadata')
  const { Ignitor } = await import('@adonisjs/core')
  const app = new Ignitor(api, {
    importer: (path) => import(path.startsWith('.') ? new URL(path, api).href : path),
  }).createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  return app
}
