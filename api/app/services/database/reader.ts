import { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { engineOf } from '#services/database/dialect'

/**
 * For searches, counts and lists: on SQLite connections that read beside the one that writes, so that nobody waits for
 * another's list (ADR 0053); on PostgreSQL, for strangers, the replica where there is one (ADR 0094). Sees what was committed before each
 * query; a transaction reads by its own client.
 */
export function reader() {
  const writer = db.connection()
  const isApart =
    db.manager.has(READER) &&
    !writer.isTransaction &&
    (engineOf(writer) !== 'postgres' || isReadByStranger())
  return isApart ? db.connection(READER, { mode: 'read' }) : writer
}

/** In config/database.ts, where the engine needs one, or has a replica. */
export const READER = 'reader'

/** The request under way only reads, and bears neither token nor session, be they valid or not. */
function isReadByStranger() {
  const request = HttpContext.get()?.request
  if (!request || !['GET', 'HEAD'].includes(request.method())) return false
  return !request.header('authorization')
}
