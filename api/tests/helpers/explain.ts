import type { Database } from '@adonisjs/lucid/database'
import { engineOf, rowsOf } from '#services/database/dialect'
import type { Statement } from '#tests/helpers/count_queries'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plans'?: Node[]
}
type PgPlan = { 'QUERY PLAN': [{ Plan: Node }] }

/**
 * The steps of a plan that sort the rows of its list; none where an index has their order. PostgreSQL is told to
 * avoid sorts and full scans: with a few rows they would be its choice.
 */
export async function sortsOf(db: Database, statement: Statement): Promise<string[]> {
  if (engineOf(db.connection()) === 'postgres') {
    await db.rawQuery('set local enable_sort = off')
    const nodes = await nodesOnPostgres(db, statement)
    return nodes.map((node) => node['Node Type']).filter((type) => type === 'Sort')
  }
  const steps = await stepsOnSqlite(db, statement)
  return steps.filter((step) => /TEMP B-TREE/.test(step))
}

/** The steps of a plan that read a table whole, or all of an index. */
export async function scansOf(db: Database, statement: Statement): Promise<string[]> {
  if (engineOf(db.connection()) === 'postgres') {
    const nodes = await nodesOnPostgres(db, statement)
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => `Seq Scan ${node['Relation Name']}`)
  }
  const steps = await stepsOnSqlite(db, statement)
  return steps.filter((step) => /^SCAN (?!\w+_words VIRTUAL|counted|CONSTANT)/.test(step))
}

/** The indexes by which PostgreSQL finds rows; SQLite guesses without statistics. */
export async function indexesOnPostgres(db: Database, statement: Statement): Promise<string[]> {
  const nodes = await nodesOnPostgres(db, statement)
  return nodes.flatMap((node) => node['Index Name'] ?? [])
}

/** The indexes by which rows are found, where SQLite needs no statistics to see the one. */
export async function indexesOf(db: Database, statement: Statement): Promise<string[]> {
  if (engineOf(db.connection()) === 'postgres') return indexesOnPostgres(db, statement)
  const steps = await stepsOnSqlite(db, statement)
  return steps.flatMap((step) => /USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1] ?? [])
}

/**
 * Three thousand stays like this one, at a thousand other places of its host, and statistics of them: of a few rows
 * PostgreSQL reads by any index, as its table was left by whoever came before.
 */
export async function addStaysElsewhereOnPostgres(
  db: Database,
  { id, propertyId }: { id: number; propertyId: number }
) {
  await db.rawQuery(
    `insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', -place))).*
     from properties p, generate_series(1, 1000) place where p.id = ?`,
    [propertyId]
  )
  await db.rawQuery(
    `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', -stay, 'property_id', -1 - stay % 1000))).*
     from bookings b, generate_series(1, 3000) stay where b.id = ?`,
    [id]
  )
  await db.rawQuery('analyze properties, bookings')
}

async function nodesOnPostgres(db: Database, { sql, bindings }: Statement) {
  await db.rawQuery('set local enable_seqscan = off')
  const asked = sql.replace(/\$\d+/g, '?')
  const plan = rowsOf<PgPlan>(
    await db.rawQuery(`explain (format json) ${asked}`, bindings as never)
  )
  return nodesOf(plan[0]['QUERY PLAN'][0].Plan)
}

async function stepsOnSqlite(db: Database, { sql, bindings }: Statement) {
  const plan = rowsOf<{ detail: string }>(
    await db.rawQuery(`explain query plan ${sql}`, bindings as never)
  )
  return plan.map(({ detail }) => detail)
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
