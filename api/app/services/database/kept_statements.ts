import type { Database, RunResult, Statement } from 'sqlite3'

/** As many as a busy process asks again and again; an `in` has a text for each number of its values. */
const MOST = 200

/** Has rows to give, which `run` does not take: it stays half-way, and so does its transaction. */
const RETURNING = /\breturning\b/i

/** What is asked once, such as a migration or a pragma, is not kept. */
const REPEATED = /^\s*(select|with|insert|update|delete)\b/i

const NOTHING = { lastID: 0, changes: 0 } as RunResult

type Answer = (this: RunResult, error: Error | null, rows?: unknown[]) => void
type Ask = (sql: string, values: unknown[], answer: Answer) => unknown

/**
 * Keeps the statements of a connection to SQLite, which its driver would read and plan anew each time (ADR 0153).
 * The one that was not asked for longest goes first; one that failed goes at once, so that none stays half-way.
 */
export function keepStatements(connection: Database) {
  const kept = new Map<string, Statement>()
  const [all, run, close] = [connection.all, connection.run, connection.close]
  let isClosing = false

  const finalize = (sql: string) => {
    kept.get(sql)?.finalize()
    kept.delete(sql)
  }

  const keep = (sql: string, statement: Statement) => {
    // Two that asked it for the first time at once have each their own.
    if (kept.get(sql) !== statement) finalize(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) finalize(oldest)
  }

  const asking =
    (method: 'all' | 'run', once: Ask): Ask =>
    (sql, values, answer) => {
      if (!REPEATED.test(sql) || (method === 'run' && RETURNING.test(sql)))
        return once.call(connection, sql, values, answer)
      const known = kept.get(sql)
      if (known) keep(sql, known)
      const statement = known ?? connection.prepare(sql)
      // One that cannot be read says so by an event, and answers no call.
      const refuse = (error: Error) => answer.call(NOTHING, error)
      if (!known) statement.once('error', refuse)
      statement[method](values, function (this: RunResult, error: Error | null, rows?: unknown[]) {
        // Who listens keeps the answer.
        if (!known) statement.off('error', refuse)
        if (!known && (error || isClosing)) statement.finalize()
        else if (!known) keep(sql, statement)
        else if (error && known === kept.get(sql)) finalize(sql)
        // Another's run of the same statement writes over its own.
        answer.call({ lastID: this.lastID, changes: this.changes } as RunResult, error, rows)
      })
    }

  Object.assign(connection, {
    all: asking('all', all as Ask),
    run: asking('run', run as Ask),
    /** SQLite closes no file that a statement is left of. */
    close(done?: (error: Error | null) => void) {
      isClosing = true
      for (const sql of kept.keys()) finalize(sql)
      return close.call(connection, done)
    },
  })
}
