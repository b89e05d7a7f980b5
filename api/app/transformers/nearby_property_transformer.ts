import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NearbyProperty } from '#models/shapes'
import PropertyCardTransformer from '#transformers/property_card_transformer'

/** Distance in km to one decimal. */
export default class NearbyPropertyTransformer extends BaseTransformer<NearbyProperty> {
  toObject() {
    const { card, distanceKm } = this.resource
    return { ...new PropertyCardTransformer(card).toObject(), distanceKm }
  }
}
