import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const DAY_MS = 86_400_000
const dayOf = (night) => new Date(night * DAY_MS).toISOString().slice(0, 10)

const statusOf = (one) => (one % 6 === 0 ? 'cancelled' : one % 6 === 1 ? 'pending' : 'checked-out')

/**
 * Copies a booking of the host over all their properties and guests, leaving taken nights alone.
 * @param file of a product with demo data; it may be running
 */
export function fill(file, bookings, email = 'host@makao.test') {
  const db = new DatabaseSync(file)
  db.exec('pragma busy_timeout = 20000')
  const host = db.prepare('select id from users where email = ?').get(email)
  const [pattern] = db
    .prepare('select * from bookings where host_id = ? order by id limit 1')
    .all(host.id)
  const ids = (sql, ...values) =>
    db
      .prepare(sql)
      .all(...values)
      .map(({ id }) => id)
  const properties = ids(
    'select id from properties where host_id = ? and deleted_at is null',
    host.id
  )
  const guests = ids("select id from users where role = 'guest' and deleted_at is null")

  const columns = Object.keys(pattern).filter((name) => name !== 'id')
  const insert = db.prepare(
    `insert into bookings (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
  )
  const hold = db.prepare(
    'insert or ignore into booking_nights (property_id, night, booking_id) values (?, ?, ?)'
  )
  const today = Math.floor((Date.now() + 3 * 3_600_000) / DAY_MS)

  db.exec('begin immediate')
  for (let one = 0; one < bookings; one++) {
    const status = statusOf(one)
    const first = status === 'pending' ? today + 2 + (one % 300) : today - 3 - (one % 1500)
    const property = properties[one % properties.length]
    const row = {
      ...pattern,
      status,
      property_id: property,
      guest_id: guests[one % guests.length],
      check_in: dayOf(first),
      check_out: dayOf(first + 2),
      nights: 2,
      expires_at: null,
    }
    const { lastInsertRowid } = insert.run(...columns.map((name) => row[name]))
    if (status !== 'cancelled') {
      hold.run(property, first, lastInsertRowid)
      hold.run(property, first + 1, lastInsertRowid)
    }
  }
  db.exec('commit')
  db.exec('analyze')
  const { total } = db
    .prepare('select count(*) as total from bookings where host_id = ?')
    .get(host.id)
  db.close()
  return total
}

/**
 * Copies a file with demo data, and adds bookings of the host to the copy, as `fill` does, until there are so many of everybody.
 * @param to is written anew
 */
export function grow(from, to, bookings) {
  for (const end of ['', '-wal', '-shm']) rmSync(to + end, { force: true })
  const db = new DatabaseSync(from)
  db.prepare('vacuum into ?').run(to)
  const { total } = db.prepare('select count(*) as total from bookings').get()
  db.close()
  fill(to, Math.max(0, bookings - total))
}
