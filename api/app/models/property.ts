import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PropertySchema } from '#database/schema'
import { slugsOf } from '#domain/amenities'
import { quoteOf, type PartyStay } from '#domain/quote'
import { todayInNairobi } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import { timesOf } from '#domain/stay_times'
import HouseRule from '#models/house_rule'
import PropertyAmenity from '#models/property_amenity'
import PropertyImage from '#models/property_image'
import User from '#models/user'

/** Specification §3, Property. */
export default class Property extends PropertySchema {
  @belongsTo(() => User, { foreignKey: 'hostId' })
  declare host: BelongsTo<typeof User>

  @hasMany(() => PropertyImage)
  declare images: HasMany<typeof PropertyImage>

  @hasMany(() => HouseRule)
  declare houseRules: HasMany<typeof HouseRule>

  @hasMany(() => PropertyAmenity)
  declare customAmenities: HasMany<typeof PropertyAmenity>

  /** Deleted properties stay as rows for old bookings. */
  static existing = scope((query: ModelQueryBuilderContract<typeof Property>) => {
    query.whereNull('deleted_at')
  })

  static bookable = scope((query: ModelQueryBuilderContract<typeof Property>) => {
    query.whereNull('deleted_at').where('is_active', true)
  })

  /** Catalogue order, then custom ones. */
  get amenities() {
    return [...slugsOf(this.amenityMask), ...this.customAmenities.map(({ slug }) => slug)]
  }

  get bathrooms() {
    return this.bathroomHalves / 2
  }

  get averageRating() {
    return this.ratingHundredths / 100
  }

  quoteFor(stay: PartyStay, today = todayInNairobi()) {
    return quoteOf(this, stay, today)
  }

  /** When guests come and leave; needs the house rules. */
  get times() {
    const houseRules = this.houseRules.map(({ text }) => text)
    return timesOf(rulesOf(this.stayRules), houseRules)
  }

  isRunBy(user: User | null | undefined) {
    return !!user && (user.isAdmin || user.id === this.hostId)
  }
}
