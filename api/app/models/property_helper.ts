import { belongsTo, scope } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { PropertyHelperSchema } from '#database/schema'
import { abilitiesOf, GIVEN_BY, helperState, type Ability } from '#domain/helping'
import { sqlTime } from '#services/database/sql_time'
import Property from '#models/property'
import User from '#models/user'

type Rows = ModelQueryBuilderContract<typeof PropertyHelper>

/** Somebody who does part of a host's work at a property, or is invited to (ADR 0073). */
export default class PropertyHelper extends PropertyHelperSchema {
  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  /** null until the invitation is accepted. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** What a host lends ends with the host: at places that are there, of hosts who may use their account. */
  static lent = scope((query: Rows) => {
    query.whereHas('property', (property) => {
      property.whereNull('deleted_at').whereHas('host', (host) => {
        host.where('is_active', true).whereNull('deleted_at')
      })
    })
  })

  /** Invitations to the address by which this person signs in, as long as they hold. */
  static waitingFor({ email, emailVerified }: User) {
    return PropertyHelper.query()
      .whereNull('user_id')
      .where('email', emailVerified ? email : '')
      .where('expires_at', '>', sqlTime(db.connection(), DateTime.utc()))
      .withScopes((scopes) => scopes.lent())
  }

  /** Whether this person may do that at the property, now. */
  static async mayDo(
    person: User,
    ability: Ability,
    propertyId: number,
    client?: QueryClientContract
  ) {
    const helper = await PropertyHelper.placesOf(person, [ability], client)
      .where('property_id', propertyId)
      .first()
    return helper !== null
  }

  /** What this person may do at the property, now. */
  static async abilitiesAt(person: User, propertyId: number) {
    const helper = await ownPlaces(person).where('property_id', propertyId).first()
    return abilitiesOf(helper ?? {})
  }

  /** The places where this person may do one of these, now. */
  static placesOf(person: User, abilities: readonly Ability[], client?: QueryClientContract) {
    const given = abilities.flatMap((ability) => GIVEN_BY[ability])
    return ownPlaces(person, client).where((may) => {
      for (const ability of given) may.orWhere(ability, true)
    })
  }

  /** Asked by the address they sign in with, or already helping. */
  isOf({ id, email, emailVerified }: User) {
    if (this.userId !== null) return this.userId === id
    return emailVerified && this.email === email
  }

  get abilities() {
    return abilitiesOf(this)
  }

  get state() {
    return helperState(this.expiresAt?.toMillis() ?? null)
  }
}

function ownPlaces({ id }: User, client?: QueryClientContract) {
  return PropertyHelper.query({ client })
    .where('user_id', id)
    .withScopes((scopes) => scopes.lent())
}
