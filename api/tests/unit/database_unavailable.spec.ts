import { test } from '@japa/runner'
import { isUnavailable } from '#services/database/dialect'

const broken = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), { code })

test.group('A database that cannot be used now', () => {
  test('is one when it says {0}: {1}')
    .with([
      ['25006', 'cannot execute INSERT in a read-only transaction'],
      ['53300', 'sorry, too many clients already'],
      ['53100', 'could not extend file: No space left on device'],
      ['55P03', 'canceling statement due to lock timeout'],
      ['57014', 'canceling statement due to statement timeout'],
      ['57P01', 'terminating connection due to administrator command'],
      ['57P03', 'the database system is starting up'],
      ['25P03', 'terminating connection due to idle-in-transaction timeout'],
      ['08006', 'connection failure'],
      ['ECONNREFUSED', ''],
      ['ECONNRESET', 'read ECONNRESET'],
      [undefined, 'Connection terminated unexpectedly'],
      [undefined, 'Knex: Timeout acquiring a connection. The pool is probably full.'],
      ['SQLITE_FULL', 'SQLITE_FULL: database or disk is full'],
      ['SQLITE_READONLY', 'SQLITE_READONLY: attempt to write a readonly database'],
    ] as const)
    .run(({ assert }, [code, message]) => {
      assert.isTrue(isUnavailable(broken(code, message)))
    })

  test('is none for {0}: {1}')
    .with([
      ['23505', 'duplicate key value violates unique constraint'],
      ['40P01', 'deadlock detected'],
      ['42P01', 'relation "users" does not exist'],
      ['SQLITE_CONSTRAINT', 'UNIQUE constraint failed: users.email'],
      [undefined, 'Cannot read properties of undefined'],
    ] as const)
    .run(({ assert }, [code, message]) => {
      assert.isFalse(isUnavailable(broken(code, message)))
    })

  test('nothing is no such failure', ({ assert }) => {
    assert.isFalse(isUnavailable(null))
  })
})
