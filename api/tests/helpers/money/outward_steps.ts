import db from '@adonisjs/lucid/services/db'

/** Thrown in place of a SIGKILL: from then on nothing of this process gets out. */
export class Death extends Error {}

type Statement = { sql: string }
type Client = { constructor: { prototype: { _query: Asked } } }
type Asked = (connection: object, statement: Statement) => Promise<unknown>

const WRITE = /^\s*(insert|update|delete|with)\b/i
const BEGIN = /^\s*(begin|savepoint)\b/i
const COMMIT = /^\s*(commit|release)\b/i
const ROLLBACK = /^\s*rollback\b/i

/**
 * Tells of every step by which this process changes anything outside of it, just before: a commit, a write outside of transactions (a job
 * that is queued is one), and a request to a gateway. Between two of them nothing is to be seen from outside, so that who dies before
 * each has died everywhere.
 * @param before may throw Death; what was to be committed is then rolled back
 * @returns how to end it
 */
export function watchOutwardSteps(before: (what: string) => void) {
  const prototype = driver()
  const { _query: query } = prototype
  const { fetch } = globalThis
  /** Of each connection, how many transactions are open in one another. */
  const depths = new WeakMap<object, number>()

  prototype._query = async function (connection, statement) {
    const { sql } = statement
    const depth = depths.get(connection) ?? 0
    if (BEGIN.test(sql)) depths.set(connection, depth + 1)
    if (ROLLBACK.test(sql)) depths.set(connection, Math.max(0, depth - 1))
    if (COMMIT.test(sql)) {
      depths.set(connection, Math.max(0, depth - 1))
      if (depth === 1) await commitOrUndo(before, () => undo.call(this, connection, statement))
    } else if (depth === 0 && WRITE.test(sql)) {
      before(sql)
    }
    return query.call(this, connection, statement)
  }
  globalThis.fetch = (input, init) => {
    before(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`)
    return fetch(input, init)
  }
  return () => {
    prototype._query = query
    globalThis.fetch = fetch
  }

  function undo(this: unknown, connection: object, statement: Statement) {
    const sql = statement.sql.replace(/^\s*release savepoint/i, 'rollback to savepoint')
    return query.call(this, connection, {
      ...statement,
      sql: sql.replace(/^\s*commit/i, 'rollback'),
    })
  }
}

function driver() {
  const { client } = db.connection().getWriteClient() as unknown as { client: Client }
  return client.constructor.prototype
}

/** Counts what is written, within transactions as well: where nothing was, nothing has changed. */
export function countWrites() {
  const prototype = driver()
  const { _query: query } = prototype
  let written = 0
  prototype._query = function (connection, statement) {
    if (WRITE.test(statement.sql)) written++
    return query.call(this, connection, statement)
  }
  return {
    count: () => written,
    stop: () => {
      prototype._query = query
    },
  }
}

async function commitOrUndo(before: (what: string) => void, undo: () => Promise<unknown>) {
  try {
    before('commit')
  } catch (error) {
    await undo()
    throw error
  }
}

/** Lets this process die in what is done next, and come back. @param step of those that get out; 0 is the first */
export async function dyingAt<Result>(step: number, work: () => Promise<Result>) {
  let taken = 0
  const stop = watchOutwardSteps(() => {
    if (taken++ >= step) throw new Death('the process has died')
  })
  try {
    return await work()
  } catch (error) {
    /** Whatever a dead process says does not matter. */
    throw taken > step ? new Death('the process has died', { cause: error }) : error
  } finally {
    stop()
  }
}
