import db from '@adonisjs/lucid/services/db'
import { notFound } from '#exceptions/refusal'
import type User from '#models/user'

/** An open session of a person: the token itself is known to its client alone (ADR 0001). */
export type OpenSession = {
  id: number
  personId: number
  userAgent: string | null
  ipAddress: string | null
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

/** Times as the token provider writes them: milliseconds on SQLite, timestamps on PostgreSQL. */
type Row = {
  id: number
  tokenable_id: number
  user_agent: string | null
  ip_address: string | null
  created_at: number | Date
  last_used_at: number | Date | null
  expires_at: number | Date | null
}

const MAX_SHOWN = 100

/** A person's open sessions, the one used last first; expired ones are not open. */
export async function listSessions(person: User): Promise<OpenSession[]> {
  const rows: Row[] = await living()
    .where('tokenable_id', person.id)
    .orderByRaw('coalesce(last_used_at, created_at) desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
  return rows.map(readRow)
}

/**
 * An open session. Whether it may be ended is the policy's question.
 * @throws Refusal 404 when there is none
 */
export async function findSession(id: number): Promise<OpenSession> {
  const row: Row | null = await living().where('id', id).first()
  if (!row) throw notFound()
  return readRow(row)
}

function living() {
  return db.from('auth_access_tokens').where((either) => {
    either.whereNull('expires_at').orWhere('expires_at', '>', new Date())
  })
}

function readRow(row: Row): OpenSession {
  return {
    id: row.id,
    personId: row.tokenable_id,
    userAgent: row.user_agent,
    ipAddress: row.ip_address,
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  }
}
