import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import type Property from '#models/property'
import ImageTransformer from '#transformers/image_transformer'
import UserTransformer from '#transformers/user_transformer'

/** What the viewer of a detail page may know beyond the public part; decided by the query. */
export type PropertyDisclosure = { address: boolean; phone: string | null }

/** A place to stay, for cards and pages. */
export default class PropertyTransformer extends BaseTransformer<Property> {
  constructor(
    resource: Property,
    protected disclosure: PropertyDisclosure = { address: false, phone: null }
  ) {
    super(resource)
  }

  /** A card in a list: nothing a card does not show (architecture, Search). */
  toObject() {
    const property = this.resource
    return {
      _id: property.id,
      title: property.title,
      propertyType: property.propertyType as PropertyType,
      price: toMajor(property.priceMinor),
      currency: property.currency,
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      amenities: property.amenities,
      address: this.#publicAddress(),
      maxGuests: property.maxGuests,
      bedrooms: property.bedrooms,
      bathrooms: property.bathrooms,
      averageRating: property.averageRating,
      totalReviews: property.totalReviews,
      totalLikes: property.totalLikes,
      isActive: property.isActive,
      isVerified: property.isVerified,
      createdAt: property.createdAt.toUTC().toISO()!,
      host: new UserTransformer(property.host).toObject(),
    }
  }

  /** The page of a property. Street and postal code only for whom the disclosure names. */
  forDetail() {
    const property = this.resource
    const { address, phone } = this.disclosure
    return {
      ...this.toObject(),
      description: property.description,
      houseRules: property.houseRules.map(({ text }) => text),
      address: {
        ...this.#publicAddress(),
        street: address ? property.street : null,
        postalCode: address ? property.postalCode : null,
      },
      host: new UserTransformer(property.host).forHostCard(phone),
    }
  }

  /** The place as it stands on a booking. */
  forBooking() {
    const property = this.resource
    return {
      _id: property.id,
      title: property.title,
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      address: {
        ...this.#publicAddress(),
        street: this.disclosure.address ? property.street : null,
      },
    }
  }

  #publicAddress() {
    const { area, city, county, country } = this.resource
    return { area, city, county, country }
  }
}
