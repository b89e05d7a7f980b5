import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import type Property from '#models/property'
import ImageTransformer, { type Picture } from '#transformers/image_transformer'
import { publicPerson, type PublicPerson } from '#transformers/user_transformer'

/** What a card needs of a property: the model has it all, a list reads no more than this. */
export type PropertyCard = Pick<
  Property,
  | 'id'
  | 'title'
  | 'propertyType'
  | 'priceMinor'
  | 'currency'
  | 'amenities'
  | 'area'
  | 'city'
  | 'county'
  | 'country'
  | 'maxGuests'
  | 'bedrooms'
  | 'bathrooms'
  | 'averageRating'
  | 'totalReviews'
  | 'totalLikes'
  | 'isActive'
  | 'isVerified'
  | 'createdAt'
> & { images: Picture[]; host: PublicPerson }

/** A place to stay in a list: nothing a card does not show (architecture, Search). */
export default class PropertyCardTransformer extends BaseTransformer<PropertyCard> {
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
      createdAt: property.createdAt.toUTC().toISO()!,
      host: publicPerson(property.host),
    }
  }
}
