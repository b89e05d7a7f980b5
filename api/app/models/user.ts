import { type AccessToken } from '@adonisjs/auth/access_tokens'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { hasMany, hasOne, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
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

  /** For `hasProfile`, without a further query. */
  static withProfile = scope((query: ModelQueryBuilderContract<typeof User>) => {
    const hidden = UserSettings.query()
      .select('user_id')
      .whereColumn('user_settings.user_id', 'users.id')
      .where('public_profile', false)
    query.select('users.*', hidden.as('hidden_profile'))
  })

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

  /** Others may see it (§2.14); false where that was not asked for. */
  get hasProfile() {
    const isShown = this.$extras.hidden_profile === null
    return isShown && this.emailVerified && this.mayUseAccount
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
