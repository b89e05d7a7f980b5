import { type AccessToken } from '@adonisjs/auth/access_tokens'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#database/schema'
import { SessionTokensProvider } from '#models/session_tokens'
import UserSettings from '#models/user_settings'
import VerificationCode from '#models/verification_code'

export const ROLES = ['admin', 'host', 'guest'] as const
export type Role = (typeof ROLES)[number]

/** Specification §3, User. */
export default class User extends compose(UserSchema, withAuthFinder(hash)) {
  static accessTokens = SessionTokensProvider.forModel(User)
  declare currentAccessToken?: AccessToken

  @hasOne(() => UserSettings)
  declare settings: HasOne<typeof UserSettings>

  @hasMany(() => VerificationCode)
  declare verificationCodes: HasMany<typeof VerificationCode>

  get isAdmin() {
    return this.role === 'admin'
  }

  get isHost() {
    return this.role === 'host'
  }

  get isGuest() {
    return this.role === 'guest'
  }

  /** Hosts, and admins on any property. */
  get runsProperties() {
    return this.isHost || this.isAdmin
  }

  /** A host who has said neither a number nor an account for payouts. */
  get isPaidNowhere() {
    return !this.payoutPhone && !this.payoutAccount
  }

  get mayUseAccount() {
    return this.isActive && !this.deletedAt
  }

  /** Of a guest without an account what they left, if anything (ADR 0068); of a person who was deleted nothing is left. */
  get mailbox() {
    if (this.withoutAccount) return this.contactEmail
    return this.deletedAt ? null : this.email
  }

  get awaitsVerification() {
    return !this.emailVerified && this.mayUseAccount
  }
}
