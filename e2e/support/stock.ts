import { randomBytes, scryptSync } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { NEW_PASSWORD } from './settings.ts'

type Row = Record<string, SQLInputValue>

export const STOCK = 250

/** Long ago, so that none of them leads a list of the newest. */
const SINCE = '2024-01-01 09:00:00'

export const addressOf = (role: 'guest' | 'host', number: number) =>
  `amina.${role}${String(number).padStart(3, '0')}@example.com`

/**
 * Inserts verified people into a database that is not open elsewhere, so that not every journey has
 * to register. Leaves no WAL file behind.
 */
export function addPeople(path: string) {
  const database = new DatabaseSync(path)
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row)
    const places = columns.map(() => '?')
    database
      .prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()})`)
      .run(...Object.values(row))
  }
  const password = hashOf(NEW_PASSWORD)
  database.exec('BEGIN')
  for (const role of ['guest', 'host'] as const) {
    for (let number = 1; number <= STOCK; number++) {
      insert('users', {
        first_name: 'Amina',
        last_name: 'Otieno',
        email: addressOf(role, number),
        password,
        role,
        phone: '+254712345678',
        is_active: 1,
        email_verified: 1,
        phone_verified: 0,
        created_at: SINCE,
        updated_at: SINCE,
      })
    }
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE')
  database.close()
}

/** The format of api/config/hash.ts with the cost of a demo: another one would be renewed at the first sign-in. */
export function hashOf(password: string) {
  const salt = randomBytes(16)
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const hash = scryptSync(password, salt, 64, { N: 16, r: 8, p: 1 })
  return `$scrypt$n=16,r=8,p=1$${plain(salt)}$${plain(hash)}`
}
