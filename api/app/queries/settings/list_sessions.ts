import db from '@adonisjs/lucid/services/db'
import { IDLE_DAYS } from '#domain/settings'
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

/** Neither expired nor idle for too long, last used first. */
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
  const used = new Date(Date.now() - IDLE_DAYS * 24 * 3600 * 1000)
  return db
    .from('auth_access_tokens')
    .where((either) => {
      either.whereNull('expires_at').orWhere('expires_at', '>', new Date())
    })
    .where((either) => {
      either.where('last_used_at', '>', used).orWhere('created_at', '>', used)
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
