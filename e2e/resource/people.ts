/* Adds people to the empty database of `npm run recipe` whose path is given; the first host becomes an admin. */
import { DatabaseSync } from 'node:sqlite'
import { addPeople, addressOf } from '../support/stock.ts'

const [, , path] = process.argv
addPeople(path)
const database = new DatabaseSync(path)
database.prepare(`UPDATE users SET role = 'admin' WHERE email = ?`).run(addressOf('host', 1))
database.close()
