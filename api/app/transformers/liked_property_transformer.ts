import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LikedProperty } from '#models/shapes'
import { isoTime } from '#services/iso_time'
import PropertyCardTransformer from '#transformers/property_card_transformer'

export default class LikedPropertyTransformer extends BaseTransformer<LikedProperty> {
  toObject() {
    const { id, card, likedAt } = this.resource
    return {
      _id: id,
      property: new PropertyCardTransformer(card).toObject(),
      createdAt: isoTime(likedAt),
    }
  }
}
