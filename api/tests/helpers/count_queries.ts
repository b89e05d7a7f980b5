import db from '@adonisjs/lucid/services/db'

export type Statement = { sql: string; bindings: unknown[] }

/** All queries that run while `work` does, with what was bound to them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  const statements: Statement[] = []
  const note = ({ sql, bindings }: Statement) => statements.push({ sql, bindings })
  knex.on('query', note)
  try {
    await work()
  } finally {
    knex.removeListener('query', note)
  }
  return statements
}

/** The SQL of all queries that run while `work` does. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work)
  return statements.map(({ sql }) => sql)
}
