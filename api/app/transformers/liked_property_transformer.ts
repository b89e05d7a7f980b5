import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import PropertyCardTransformer, { type PropertyCard } from '#transformers/property_card_transformer'

export type LikedProperty = { id: number; card: PropertyCard; likedAt: DateTime }

/** A like with the property it is for. */
export default class LikedPropertyTransformer extends BaseTransformer<LikedProperty> {
  toObject() {
    const { id, card, likedAt } = this.resource
    return {
      _id: id,
      property: new PropertyCardTransformer(card).toObject(),
      createdAt: likedAt.toUTC().toISO()!,
    }
  }
}
