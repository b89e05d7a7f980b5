import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type DatabaseError = Error & { code?: string; table?: string }

/** PostgreSQL resolved a deadlock at our expense, or SQLite's one writer was held up. */
const PASSING = ['40P01', '40001', 'SQLITE_BUSY']
const TRIES = 3

/**
 * Runs a write in one transaction, again when the database asks for it. The callback may therefore run up
 * to three times: it touches nothing but the database, and its first statement is a write (ADR 0002).
 */
export async function writeTransaction<T>(
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(callback)
    } catch (error) {
      if (attempt >= TRIES || !PASSING.includes((error as DatabaseError).code ?? '')) throw error
      await pause(10 * attempt + Math.random() * 40)
    }
  }
}

/** True when a row of this table was already there: somebody was faster, or asked twice. */
export function isUniqueViolation(error: unknown, table: string) {
  const { code, table: pgTable, message } = error as DatabaseError
  if (code === '23505') return pgTable === table
  return code === 'SQLITE_CONSTRAINT' && message.includes(`UNIQUE constraint failed: ${table}.`)
}
