import type { Database } from '@adonisjs/lucid/database'
import { engineOf, rowsOf } from '#services/database/dialect'
import type { Statement } from '#tests/helpers/count_queries'

type Node = { 'Node Type': string; 'Plans'?: Node[] }
type PgPlan = { 'QUERY PLAN': [{ Plan: Node }] }

/**
 * The steps of a plan that sort the rows of its list; none where an index has their order. PostgreSQL is told to
 * avoid sorts and full scans: with a few rows they would be its choice.
 */
export async function sortsOf(db: Database, { sql, bindings }: Statement): Promise<string[]> {
  const asked = sql.replace(/\$\d+/g, '?')
  if (engineOf(db.connection()) === 'postgres') {
    await db.rawQuery('set local enable_sort = off')
    await db.rawQuery('set local enable_seqscan = off')
    const plan = rowsOf<PgPlan>(
      await db.rawQuery(`explain (format json) ${asked}`, bindings as never)
    )
    return nodesOf(plan[0]['QUERY PLAN'][0].Plan).filter((type) => type === 'Sort')
  }
  const plan = rowsOf<{ detail: string }>(
    await db.rawQuery(`explain query plan ${asked}`, bindings as never)
  )
  return plan.map(({ detail }) => detail).filter((detail) => /TEMP B-TREE/.test(detail))
}

function nodesOf({ 'Node Type': type, 'Plans': plans = [] }: Node): string[] {
  return [type, ...plans.flatMap(nodesOf)]
}
