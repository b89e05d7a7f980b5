import { join } from 'node:path'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import pg from 'pg'
import { moveDatabase } from '#actions/backups/move_database'
import { BookingFactory } from '#database/factories/booking_factory'
import { runAce } from '#tests/helpers/ace'
import { inEmptyDatabase } from '#tests/helpers/empty_database'

const given = process.env.TEST_POSTGRES_URL
const name = `makao_move_${process.pid}`

/** More than one step. */
const MESSAGES = 700

/** Beyond what a number of JavaScript holds. */
const NIGHTS = '4611686018427387905'

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: given })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function aMarketplace() {
  const booking = await BookingFactory.create()
  await BookingFactory.merge({ guestId: booking.guestId }).create()
  const found = await db.from('property_search').where('property_id', booking.propertyId).first()
  if (!found) throw new Error('the property is not searched')
  await db.rawQuery(`update property_search set nights_3 = ${NIGHTS}`)
  const message = (number: number) => ({
    id: number,
    full_name: `Achieng 'the ${number}th' Odhiambo`,
    email: `achieng${number}@example.com`,
    phone: '+254712345678',
    subject: 'Swali',
    message: 'Karibu\0\n🏝️',
    is_read: number % 2 === 0,
    created_at: Date.now(),
    updated_at: Date.now(),
  })
  const messages = Array.from({ length: MESSAGES }, (_, index) => message(index + 1))
  for (let at = 0; at < MESSAGES; at += 50)
    await db.table('contact_messages').multiInsert(messages.slice(at, at + 50))
}

test.group('A move from SQLite to PostgreSQL', (group) => {
  group.tap((one) => {
    if (process.env.DATABASE_URL) return one.skip(true, 'It begins on SQLite')
    return one.skip(!given && !process.env.CI, 'TEST_POSTGRES_URL names no PostgreSQL to move to')
  })
  inEmptyDatabase(group)

  test('goes on where it was interrupted, takes every row as it was, and numbers go on', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'makao-move-'))
    await onServer(`create database ${name}`)
    cleanup(async () => {
      await onServer(`drop database if exists ${name} with (force)`)
      await rm(folder, { recursive: true })
    })
    await aMarketplace()
    const from = join(folder, 'makao.sqlite3')
    await db.rawQuery('vacuum into ?', [from])
    const address = new URL(given!)
    address.pathname = `/${name}`
    const to = address.href

    const onTarget = { DB_CONNECTION: 'postgres', DATABASE_URL: to }
    const migrated = await runAce(['migration:run', '--force'], onTarget)
    assert.equal(migrated.code, 0, migrated.said)
    const target = new pg.Client({ connectionString: to })
    await target.connect()
    cleanup(() => target.end())
    const said: string[] = []
    const move = () =>
      moveDatabase({
        from,
        to,
        /** It is migrated already. */
        migrate: [process.execPath, '-e', ''],
        environment: process.env,
        tell: (sentence) => said.push(sentence),
      })

    await target.query("select pg_advisory_lock(hashtext('makao_move'))")
    await assert.rejects(move, /^Another move into this database is under way/)
    await target.query('select pg_advisory_unlock_all()')
    await target.query('alter table contact_messages add constraint stop check (id <= 500)')
    await assert.rejects(move, /stop/)
    await target.query('alter table contact_messages drop constraint stop')
    await target.query("update contact_messages set subject = 'Jibu' where id = 3")
    await assert.rejects(move, /^contact_messages differs at 3/)
    await target.query("update contact_messages set subject = 'Swali' where id = 3")

    const rows = await move()
    assert.include(said, 'Going on where it was interrupted')
    assert.include(said, `contact_messages: ${MESSAGES} rows, each compared`)
    assert.isAbove(rows, MESSAGES)
    const { rows: nights } = await target.query(
      'select nights_3::text as bits from property_search'
    )
    assert.deepEqual(
      nights.map(({ bits }) => bits),
      nights.map(() => NIGHTS)
    )
    const { rows: words } = await target.query('select distinct message from contact_messages')
    assert.deepEqual(words, [{ message: 'Karibu\n🏝️' }], 'without the NUL that no text here has')
    const { rows: next } = await target.query(
      `insert into contact_messages (full_name, email, phone, subject, message, is_read, created_at, updated_at)
       values ('A', 'a@example.com', '+254712345678', 'S', 'M', false, now(), now()) returning id`
    )
    assert.equal(next[0].id, MESSAGES + 1)
    await assert.rejects(move, /not empty/)
  }).timeout(120_000)
})
