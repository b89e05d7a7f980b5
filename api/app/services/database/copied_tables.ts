/** Rows by table. */
export type RowCounts = Record<string, number>

export type Facts = { migration: string; rows: RowCounts }

/** What backups ask of an engine. */
export type EngineCopy = {
  engine: 'sqlite' | 'postgres'
  /** What the file of a copy is called. */
  file: string
  /** Writes all of one moment into a file while the product runs. @throws Error as a sentence */
  dump(target: string): Promise<Facts>
  /** What people have written there, without what the product itself brings; null when it is damaged and cannot be read. */
  holdings(): Promise<RowCounts | null>
  /** @throws Error as a sentence while another process has the database open */
  refuseWhileOpen(): Promise<void>
  /**
   * Replaces all there is, or nothing.
   * @returns where what was damaged is kept, or null
   * @throws Error as a sentence, also when what came in is not what `facts` say
   */
  replace(source: string, facts: Facts): Promise<string | null>
}

/** Written by the product itself, before anybody came. */
const NOT_PEOPLES = /^(?:adonis_schema|queue_|rate_limits$|places$)/

/** Indexes of words: the database's own. */
const INDEX = /_words(?:_config|_data|_docsize|_idx)?$/

export const MIGRATIONS = 'adonis_schema'

export const counted = (table: string) => !INDEX.test(table)

/** The tables that people have written to. */
export const ofPeople = (rows: RowCounts): RowCounts =>
  Object.fromEntries(
    Object.entries(rows).filter(([table, count]) => count > 0 && !NOT_PEOPLES.test(table))
  )

/** @throws Error naming the first table that differs */
export function refuseUnlessEqual(found: RowCounts, expected: RowCounts) {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (found[table] !== expected[table])
      throw new Error(
        `The copy is not whole: ${table} has ${found[table] ?? 'no'} rows, the backup says ${expected[table] ?? 'none'}`
      )
  }
}
