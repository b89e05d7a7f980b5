import db from '@adonisjs/lucid/services/db'
import { READER, reader } from '#services/database/reader'

export type Statement = { sql: string; bindings: unknown[] }

/** All queries that run while `work` does, with what was bound to them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  reader()
  const clients = [db.primaryConnectionName, READER].flatMap(
    (name) => db.manager.get(name)?.connection?.client ?? []
  )
  const statements: Statement[] = []
  const note = ({ sql, bindings }: Statement) => statements.push({ sql, bindings })
  clients.forEach((knex) => knex.on('query', note))
  try {
    await work()
  } finally {
    clients.forEach((knex) => knex.removeListener('query', note))
  }
  return statements
}

/** The SQL of all queries that run while `work` does. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work)
  return statements.map(({ sql }) => sql)
}
