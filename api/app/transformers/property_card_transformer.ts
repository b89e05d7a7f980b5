import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import type { PropertyCard } from '#models/shapes'
import { isoTime } from '#services/iso_time'
import ImageTransformer from '#transformers/image_transformer'
import { publicPerson } from '#transformers/user_transformer'

export default class PropertyCardTransformer extends BaseTransformer<PropertyCard> {
  constructor(
    resource: PropertyCard,
    protected mayEdit = false
  ) {
    super(resource)
  }

  toObject() {
    const property = this.resource
    const { area, city, county, country } = property
    return {
      _id: property.id,
      title: property.title,
      propertyType: property.propertyType as PropertyType,
      price: toMajor(property.priceMinor),
      currency: property.currency,
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      amenities: property.amenities,
      address: { area, city, county, country },
      maxGuests: property.maxGuests,
      bedrooms: property.bedrooms,
      bathrooms: property.bathrooms,
      averageRating: property.averageRating,
      totalReviews: property.totalReviews,
      totalLikes: property.totalLikes,
      isActive: property.isActive,
      isVerified: property.isVerified,
      createdAt: isoTime(property.createdAt),
      host: publicPerson(property.host),
      ...(property.instantBooking && { instantBooking: true }),
    }
  }

  /** With what the stay costs that was searched for, and what `If-Match` names for who may edit it. */
  forSearch() {
    const { stay, updatedAt } = this.resource
    return {
      ...this.toObject(),
      ...(stay && { stay: { nights: stay.nights, total: toMajor(stay.totalMinor) } }),
      ...(this.mayEdit && { updatedAt: isoTime(updatedAt) }),
    }
  }
}
