import { BaseTransformer } from '@adonisjs/core/transformers'
import { roughly } from '#domain/kenya/coordinates'
import type Property from '#models/property'
import ImageTransformer from '#transformers/image_transformer'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import UserTransformer from '#transformers/user_transformer'

/** What the viewer of a detail page may know beyond the public part; decided by the query. */
export type PropertyDisclosure = { address: boolean; phone: string | null; email: string | null }

const NOTHING: PropertyDisclosure = { address: false, phone: null, email: null }

/** A place to stay, for its page and its bookings. */
export default class PropertyTransformer extends BaseTransformer<Property> {
  constructor(
    resource: Property,
    protected disclosure: PropertyDisclosure = NOTHING
  ) {
    super(resource)
  }

  /** The part everybody sees, as on a card. */
  toObject() {
    return new PropertyCardTransformer(this.resource).toObject()
  }

  /** The page of a property. Street and postal code only for whom the disclosure names. */
  forDetail() {
    const property = this.resource
    const { address, phone, email } = this.disclosure
    return {
      ...this.toObject(),
      description: property.description,
      houseRules: property.houseRules.map(({ text }) => text),
      address: {
        ...this.#publicAddress(),
        street: address ? property.street : null,
        postalCode: address ? property.postalCode : null,
      },
      coordinates: this.#coordinates(),
      host: new UserTransformer(property.host).forHostCard({ phone, email }),
    }
  }

  /** The place as it stands on a booking: of a deleted one the books keep title and town. */
  forBooking() {
    const property = this.resource
    return {
      _id: property.id,
      title: property.title,
      isDeleted: property.deletedAt !== null,
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      address: {
        ...this.#publicAddress(),
        street: this.disclosure.address ? property.street || null : null,
      },
    }
  }

  /** Where it lies: the pin for those who may know the street, for others a point within a kilometre. */
  #coordinates() {
    const { latitude, longitude } = this.resource
    if (latitude === null || longitude === null) return null
    const isExact = this.disclosure.address
    const { lat, lon } = isExact
      ? { lat: latitude, lon: longitude }
      : roughly({ lat: latitude, lon: longitude })
    return { latitude: lat, longitude: lon, isExact }
  }

  #publicAddress() {
    const { area, city, county, country } = this.resource
    return { area, city, county, country }
  }
}
