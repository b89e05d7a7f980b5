/* Fills the database of the environment like the search's benchmark, and prints tokens of guests. */
import { bootApi } from '../lib/application.mjs'

const app = await bootApi()

const { fill } = await import('../search/fill.mjs')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: User } = await import('../../api/app/models/user.ts')

const [properties, guests] = process.argv.slice(2).map(Number)
await fill(app, properties, properties)
await db.rawQuery(`insert into users (first_name, last_name, email, password, role, is_active, email_verified,
    phone_verified, created_at)
  select 'Njeri', 'Mwangi ' || id, 'guest' || id || '@makao.test', 'none', 'guest', true, true, false, created_at
  from properties where id <= ${guests}`)
const tokens = []
for (const guest of await User.query().where('role', 'guest').orderBy('id')) {
  tokens.push((await User.accessTokens.create(guest)).value.release())
}
process.stdout.write(`\n${JSON.stringify(tokens)}\n`)
await app.terminate()
