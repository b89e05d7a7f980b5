import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import databaseConfig from '#config/database'

/** The tests' own writer waits for no disk (bootstrap.ts), so that another connection of the product's settings is asked. */
test('what SQLite has acknowledged survives a power cut', async ({ assert, cleanup }) => {
  db.manager.add('durable', databaseConfig.connections.sqlite)
  cleanup(() => db.manager.close('durable', true))
  const valueOf = async (pragma: string) => {
    const [row] = await db.connection('durable').rawQuery(`pragma ${pragma}`)
    return Object.values(row)[0]
  }
  assert.equal(await valueOf('journal_mode'), 'wal')
  assert.equal(await valueOf('synchronous'), 2)
  assert.equal(await valueOf('foreign_keys'), 1)
  assert.equal(await valueOf('busy_timeout'), 5000)
}).skip(() => !!process.env.DATABASE_URL, 'PostgreSQL has its own settings')
