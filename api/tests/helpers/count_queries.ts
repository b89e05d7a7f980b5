import db from '@adonisjs/lucid/services/db'

/** The SQL of all queries that run while `work` does. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  const queries: string[] = []
  const note = ({ sql }: { sql: string }) => queries.push(sql)
  knex.on('query', note)
  try {
    await work()
  } finally {
    knex.removeListener('query', note)
  }
  return queries
}
