import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Preparable = Pick<DatabaseQueryBuilderContract, 'knexQuery'>

/**
 * The query as a prepared statement, which PostgreSQL reads and plans once for a connection (ADR 0143). SQLite keeps all (ADR 0153).
 * @param name stands for one text: the driver refuses another one under it
 */
export function prepared<Query extends Preparable>(query: Query, name: string): Query {
  query.knexQuery.options({ name })
  return query
}
