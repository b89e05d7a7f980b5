import { DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { LucidModel } from '@adonisjs/lucid/types/model'

/** How stale `last_used_at` may get: a read must not cost a write (ms). */
const TOUCH_EVERY = 10 * 60 * 1000

/** Ids are positive 32-bit integers; anything else never was one of our tokens. */
const TOKEN_ID = /^[1-9]\d{0,9}$/

/**
 * Opaque tokens, hashed at rest. Unlike the stock provider it checks the hash before it writes anything and
 * notes the last use at most every ten minutes, best effort: a read-only database still serves reads.
 */
export class SessionTokensProvider<Model extends LucidModel> extends DbAccessTokensProvider<Model> {
  static forModel<Model extends LucidModel>(
    tokenableModel: Model,
    options?: ConstructorParameters<typeof DbAccessTokensProvider<Model>>[0]
  ) {
    return new SessionTokensProvider<Model>({ tokenableModel, ...options })
  }

  async verify(tokenValue: Secret<string>) {
    const decoded = AccessToken.decode(this.prefix, tokenValue.release())
    if (!decoded || !TOKEN_ID.test(decoded.identifier) || Number(decoded.identifier) > 2 ** 31 - 1) {
      return null
    }

    const db = await this.getDb()
    const row = await db.query().from(this.table).where({ id: decoded.identifier, type: this.type }).first()
    if (!row) return null

    const token = this.dbRowToAccessToken(row)
    if (!token.verify(decoded.secret) || token.isExpired()) return null

    const lastUsed = token.lastUsedAt?.getTime() ?? 0
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
