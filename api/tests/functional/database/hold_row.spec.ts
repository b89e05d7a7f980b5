import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { database } from '#config/database'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'

const WRITING = `const { DatabaseSync } = require('node:sqlite')
  new DatabaseSync(process.argv[1], { timeout: 0 }).exec('begin immediate; rollback')`

/** Whether somebody else may not write it: on SQLite another process, as a command is one. */
function isHeld(id: number) {
  return isRefused(() =>
    database.engine === 'sqlite'
      ? promisify(execFile)(process.execPath, ['-e', WRITING, database.path])
      : db.transaction((other) =>
          other.rawQuery('select 1 from users where id = ? for update nowait', [id])
        )
  )
}

const isRefused = (work: () => Promise<unknown>) =>
  work().then(
    () => false,
    (error: Error) => /database is locked|could not obtain lock/.test(error.message)
  )

test.group('A row that is held', () => {
  test('is nobody else’s until the end of each transaction, however often it is held in it', async ({
    assert,
  }) => {
    const { id } = await UserFactory.create()
    for (const end of ['rollback', 'commit'] as const) {
      const trx = await db.transaction()
      await holdRow(trx, User, id)
      await holdRow(trx, User, id)
      const wasHeld = await isHeld(id)
      await trx[end]()
      assert.isTrue(wasHeld, `before the ${end}`)
      assert.isFalse(await isHeld(id), `after the ${end}`)
    }
  })
})
