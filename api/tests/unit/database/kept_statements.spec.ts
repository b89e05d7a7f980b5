import { test } from '@japa/runner'
import sqlite3 from 'sqlite3'
import { keepStatements } from '#services/database/kept_statements'

type Run = { lastID: number; changes: number }

/** A database of its own with one table, which tells how many statements were prepared. */
async function opened() {
  const connection = new sqlite3.Database(':memory:')
  const prepare = connection.prepare.bind(connection)
  let prepared = 0
  Object.assign(connection, {
    prepare(...args: Parameters<typeof prepare>) {
      prepared += 1
      return prepare(...args)
    },
  })
  keepStatements(connection)

  const all = (sql: string, ...values: unknown[]) =>
    new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const answer = (error: Error | null, rows: unknown[]) =>
        error ? reject(error) : resolve(rows as Record<string, unknown>[])
      connection.all(sql, values, answer)
    })
  const run = (sql: string, ...values: unknown[]) =>
    new Promise<Run>((resolve, reject) => {
      connection.run(sql, values, function (error) {
        const context = this
        // A driver of queries reads them later.
        if (error) reject(error)
        else setTimeout(() => resolve({ lastID: context.lastID, changes: context.changes }), 20)
      })
    })
  const close = () =>
    new Promise<void>((resolve, reject) => {
      connection.close((error) => (error ? reject(error) : resolve()))
    })

  await all('create table stays (id integer primary key, guest text unique)')
  return { all, run, close, prepared: () => prepared }
}

const INSERT = 'insert into stays (guest) values (?)'
const BY_GUEST = 'select * from stays where guest = ?'

test.group('Statements that SQLite keeps', () => {
  test('are prepared once, and answer with the values of each call', async ({ assert }) => {
    const { all, run, close, prepared } = await opened()
    await run(INSERT, 'Amina')
    await run(INSERT, 'Otieno')
    assert.deepEqual(await all(BY_GUEST, 'Otieno'), [{ id: 2, guest: 'Otieno' }])
    assert.deepEqual(await all(BY_GUEST, 'Amina'), [{ id: 1, guest: 'Amina' }])
    assert.deepEqual(await all(BY_GUEST, 'nobody'), [])
    assert.equal(prepared(), 2)
    await close()
  })

  test('see a column that was added since', async ({ assert }) => {
    const { all, run, close } = await opened()
    await run(INSERT, 'Amina')
    await all(BY_GUEST, 'Amina')
    await all("alter table stays add column notes text default 'late'")
    assert.deepEqual(await all(BY_GUEST, 'Amina'), [{ id: 1, guest: 'Amina', notes: 'late' }])
    await all('drop table stays')
    await assert.rejects(() => all(BY_GUEST, 'Amina'), /no such table/)
    await close()
  })

  test('go on after one has failed, also in what was wrong from the start', async ({ assert }) => {
    const { all, run, close } = await opened()
    await run(INSERT, 'Amina')
    await assert.rejects(() => run(INSERT, 'Amina'), /UNIQUE/)
    assert.deepEqual(await run(INSERT, 'Otieno'), { lastID: 2, changes: 1 })
    for (let time = 0; time < 2; time += 1)
      await assert.rejects(() => all('select missing from stays'), /no such column/)
    await close()
  })

  test('tell each of those who ask the same at once of their own row', async ({ assert }) => {
    const { all, run, close } = await opened()
    const guests = ['Amina', 'Otieno', 'Wanjiru', 'Amina']
    const first = await Promise.allSettled(guests.map((guest) => run(INSERT, guest)))
    assert.lengthOf(
      first.filter(({ status }) => status === 'rejected'),
      1
    )
    await run(INSERT, 'Kiprop')
    const again = await Promise.all(['Achieng', 'Baraka'].map((guest) => run(INSERT, guest)))
    const [achieng] = await all(BY_GUEST, 'Achieng')
    const [baraka] = await all(BY_GUEST, 'Baraka')
    assert.deepEqual(
      again.map(({ lastID }) => lastID),
      [achieng.id, baraka.id]
    )
    await close()
  })

  test('are let go when there are many, the one not asked for longest first', async ({
    assert,
  }) => {
    const { all, close, prepared } = await opened()
    for (let number = 0; number < 300; number += 1) {
      await all(`select ${number} as number`)
      await all(BY_GUEST, 'Amina')
    }
    assert.equal(prepared(), 301)
    await all('select 299 as number')
    assert.equal(prepared(), 301)
    await all('select 0 as number')
    assert.equal(prepared(), 302)
    await close()
  })

  test('leave nothing half-way or open', async ({ assert }) => {
    const { all, run, close } = await opened()
    await all('begin')
    await run("insert into stays (guest) values ('Amina') returning id")
    await all('commit')
    const last = all('select * from stays')
    const closed = close()
    assert.lengthOf(await last, 1)
    await closed
  })
})
