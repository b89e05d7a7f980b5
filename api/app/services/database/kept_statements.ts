import type { Database, RunResult, Statement } from 'sqlite3'

/** As many as a busy process asks again and again; an `in` has a text for each number of its values. */
const MOST = 200

/** What is asked once, such as a migration or a pragma, is not kept. */
const REPEATED = /^\s*(select|with|insert|update|delete)\b/i

type Answer = (this: RunResult, error: Error | null, rows?: unknown[]) => void
type Ask = (sql: string, values: unknown[], answer: Answer) => unknown

/**
 * Keeps the statements of a connection to SQLite, which its driver would read and plan anew each time (ADR 0150).
 * The one that was not asked for longest goes first; one that failed goes at once, so that none stays half-way.
 */
export function keepStatements(connection: Database) {
  const kept = new Map<string, Statement>()
  const [all, run, close] = [connection.all, connection.run, connection.close]

  const finalize = (sql: string) => {
    kept.get(sql)?.finalize()
    kept.delete(sql)
  }

  const keep = (sql: string, statement: Statement) => {
    // Two that ask it for the first time at once have each their own.
    if (kept.get(sql) !== statement) finalize(sql)
    kept.set(sql, statement)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) finalize(oldest)
  }

  const asking =
    (method: 'all' | 'run', once: Ask): Ask =>
    (sql, values, answer) => {
      if (!REPEATED.test(sql)) return once.call(connection, sql, values, answer)
      const answered = function (this: RunResult, error: Error | null, rows?: unknown[]) {
        if (error) finalize(sql)
        // Another's run of the same statement writes over its own.
        answer.call({ lastID: this.lastID, changes: this.changes } as RunResult, error, rows)
      }
      const found = kept.get(sql)
      if (found) {
        kept.delete(sql)
        keep(sql, found)
        return found[method](values, answered)
      }
      const statement = connection.prepare(sql, (error: Error | null) => {
        if (error) return answer.call(statement as unknown as RunResult, error)
        keep(sql, statement)
        statement[method](values, answered)
      })
    }

  Object.assign(connection, {
    all: asking('all', all as Ask),
    run: asking('run', run as Ask),
    /** SQLite closes no file that a statement is left of. */
    close(done?: (error: Error | null) => void) {
      for (const sql of kept.keys()) finalize(sql)
      return close.call(connection, done)
    },
  })
}
