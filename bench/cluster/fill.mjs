/* Fills the database of the environment like the search's benchmark, and prints guests who can sign in, with tokens. */
import { bootApi } from '../lib/application.mjs'
import { PASSWORD } from './people.mjs'

const app = await bootApi()

const { fill } = await import('../search/fill.mjs')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: hash } = await import('@adonisjs/core/services/hash')
const { default: User } = await import('../../api/app/models/user.ts')

const [properties, guests] = process.argv.slice(2).map(Number)
await fill(app, properties, properties)
await db.rawQuery(
  `insert into users (first_name, last_name, email, password, role, is_active, email_verified,
    phone_verified, created_at)
  select 'Njeri', 'Mwangi ' || id, 'guest' || id || '@example.com', ?, 'guest', true, true, false, created_at
  from properties where id <= ${guests}`,
  [await hash.make(PASSWORD)]
)
const people = []
for (const guest of await User.query().where('role', 'guest').orderBy('id')) {
  const token = await User.accessTokens.create(guest)
  people.push({ at: people.length, email: guest.email, token: token.value.release() })
}
process.stdout.write(`\n${JSON.stringify(people)}\n`)
await app.terminate()
