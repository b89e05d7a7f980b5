import { DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { IDLE_DAYS } from '#domain/settings'
import { REMEMBERED_SESSION_SECONDS } from '#domain/verification'
import { insertedId } from '#services/database/dialect'

/** Milliseconds `last_used_at` may lag, so that reads do not write. */
const TOUCH_EVERY = 10 * 60 * 1000

/** Milliseconds a session lives unused, however long it was meant to be. */
const IDLE = IDLE_DAYS * 24 * 3600 * 1000

/** Name of a token whose cookie outlives the browser's window. */
const REMEMBERED = 'remembered'

/** Positive 32-bit integers. */
const TOKEN_ID = /^[1-9]\d{0,9}$/

/**
 * Whether the sign-in asked to be remembered; the lifetime alone does not tell it apart, but of one of a release that kept no name.
 * @param seconds its lifetime; null: no end
 */
export function isRemembered(token: AccessToken | undefined, seconds: number | null) {
  return token?.name === REMEMBERED || (!token?.name && seconds === REMEMBERED_SESSION_SECONDS)
}

export type OpenSession = {
  id: number
  personId: number
  userAgent: string | null
  ipAddress: string | null
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

/**
 * Opaque hashed tokens (ADR 0001). Unlike the stock provider it verifies the hash before any write and
 * records the last use every ten minutes, best effort: reads work on a read-only database.
 */
export class SessionTokensProvider<Model extends LucidModel> extends DbAccessTokensProvider<Model> {
  static forModel<Model extends LucidModel>(
    tokenableModel: Model,
    options?: ConstructorParameters<typeof DbAccessTokensProvider<Model>>[0]
  ) {
    return new SessionTokensProvider<Model>({ tokenableModel, ...options })
  }

  /**
   * Issues a token and deletes the person's expired ones.
   * @param details.seconds lifetime; null: no end
   * @param details.remember kept for `isRemembered`
   * @returns the token in clear text
   */
  async issue(
    trx: TransactionClientContract,
    personId: number,
    details: {
      seconds: number | null
      remember: boolean
      userAgent: string | null
      ipAddress: string
    }
  ): Promise<string> {
    const { seconds, remember, userAgent, ipAddress } = details
    const name = remember ? REMEMBERED : null
    const now = new Date()
    const owner = { tokenable_id: personId, type: this.type }
    await trx.from(this.table).where(owner).where('expires_at', '<', now).delete()

    const transient = AccessToken.createTransientToken(
      personId,
      this.tokenSecretLength,
      seconds ?? undefined
    )
    const [row] = await trx
      .table(this.table)
      .insert({
        ...owner,
        name,
        hash: transient.hash,
        abilities: JSON.stringify(['*']),
        user_agent: userAgent?.slice(0, 255) ?? null,
        ip_address: ipAddress.slice(0, 45),
        created_at: now,
        updated_at: now,
        expires_at: transient.expiresAt,
      })
      .returning('id')
    const token = new AccessToken({
      identifier: insertedId(row),
      tokenableId: personId,
      type: this.type,
      name,
      hash: transient.hash,
      prefix: this.prefix,
      secret: transient.secret,
      createdAt: now,
      updatedAt: now,
      lastUsedAt: null,
      expiresAt: transient.expiresAt ?? null,
    })
    return token.value!.release()
  }

  async verify(tokenValue: Secret<string>) {
    const decoded = AccessToken.decode(this.prefix, tokenValue.release())
    if (
      !decoded ||
      !TOKEN_ID.test(decoded.identifier) ||
      Number(decoded.identifier) > 2 ** 31 - 1
    ) {
      return null
    }

    const db = await this.getDb()
    const row = await db
      .query()
      .from(this.table)
      .where({ id: decoded.identifier, type: this.type })
      .first()
    if (!row) return null

    const token = this.dbRowToAccessToken(row)
    if (!token.verify(decoded.secret) || token.isExpired()) return null

    const lastUsed = token.lastUsedAt?.getTime() ?? 0
    if (Date.now() - Math.max(lastUsed, token.createdAt.getTime()) > IDLE) return null
    if (Date.now() - lastUsed > TOUCH_EVERY) {
      await db
        .from(this.table)
        .where({ id: row.id })
        .update({ last_used_at: new Date() })
        .catch(() => {})
    }
    return token
  }
}
