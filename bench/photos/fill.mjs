/* Fills the database of the environment and prints a token of its first host. */
import { bootApi } from '../lib/application.mjs'

const app = await bootApi()

const { fill } = await import('../search/fill.mjs')
const { default: User } = await import('../../api/app/models/user.ts')

const properties = Number(process.argv[2])
await fill(app, properties, properties * 10)
const token = await User.accessTokens.create(await User.findOrFail(1))
process.stdout.write(`\n${token.value.release()}\n`)
await app.terminate()
