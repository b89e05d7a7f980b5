/* Fills the database of the environment and prints a token of its first host. */
import { fileURLToPath } from 'node:url'

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

const { fill } = await import('../search/fill.mjs')
const { default: User } = await import('../../api/app/models/user.ts')

const properties = Number(process.argv[2])
await fill(app, properties, properties * 10)
const token = await User.accessTokens.create(await User.findOrFail(1))
process.stdout.write(`\n${token.value.release()}\n`)
await app.terminate()
