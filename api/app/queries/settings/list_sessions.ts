import db from '@adonisjs/lucid/services/db'
import { notFound } from '#exceptions/refusal'
import type { OpenSession } from '#models/session_tokens'
import type User from '#models/user'
import type { StoredDate } from '#services/database/dialect'

type Row = {
  id: number
  tokenable_id: number
  user_agent: string | null
  ip_address: string | null
  created_at: StoredDate
  last_used_at: StoredDate | null
  expires_at: StoredDate | null
}

const MAX_SHOWN = 100

/** Not expired, last used first. */
export async function listSessions(person: User): Promise<OpenSession[]> {
  const rows: Row[] = await living()
    .where('tokenable_id', person.id)
    .orderByRaw('coalesce(last_used_at, created_at) desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
  return rows.map(readRow)
}

/** Finds an open session; authorise with the policy. @throws Refusal 404 when there is none */
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
