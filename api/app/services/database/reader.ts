import db from '@adonisjs/lucid/services/db'

/**
 * For searches, counts and lists: on SQLite connections that read beside the one that writes, so that nobody waits for
 * another's list (ADR 0053). Sees what was committed before each query; a transaction reads by its own client.
 */
export function reader() {
  const writer = db.connection()
  const isApart = db.manager.has(READER) && !writer.isTransaction
  return isApart ? db.connection(READER, { mode: 'read' }) : writer
}

/** In config/database.ts, where the engine needs one. */
export const READER = 'reader'
