import { BaseTransformer } from '@adonisjs/core/transformers'
import PropertyCardTransformer, { type PropertyCard } from '#transformers/property_card_transformer'

export type NearbyProperty = { card: PropertyCard; distanceKm: number }

/** A card with its distance, in km to one decimal, from the point somebody searched around. */
export default class NearbyPropertyTransformer extends BaseTransformer<NearbyProperty> {
  toObject() {
    const { card, distanceKm } = this.resource
    return { ...new PropertyCardTransformer(card).toObject(), distanceKm }
  }
}
