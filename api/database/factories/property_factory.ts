import Factory from '@adonisjs/lucid/factories'
import { DateTime } from 'luxon'
import { resolvePlaces } from '#actions/places/resolve_places'
import { indexProperty } from '#actions/properties/index_property'
import { maskOf } from '#domain/amenities'
import Property from '#models/property'
import PropertyImage from '#models/property_image'
import { UserFactory } from '#database/factories/user_factory'

/**
 * A bookable apartment in Kilimani, with a host of its own unless `hostId` is merged, a primary picture and its
 * row in the search. Merge `city`, `county` and `area` to put it elsewhere.
 */
export const PropertyFactory = Factory.define(Property, () => ({
  title: 'Quiet apartment with a garden view',
  description: 'Two rooms and a balcony above old jacaranda trees, ten minutes from the centre.',
  propertyType: 'apartment',
  priceMinor: 650_000,
  currency: 'KES' as const,
  street: 'Argwings Kodhek Road 12',
  area: 'Kilimani',
  city: 'Nairobi',
  county: 'Nairobi',
  country: 'Kenya',
  postalCode: '00100',
  maxGuests: 4,
  bedrooms: 2,
  bathroomHalves: 3,
  amenityMask: maskOf(['wifi', 'parking', 'kitchen']),
  ratingHundredths: 0,
  totalReviews: 0,
  totalLikes: 0,
  isActive: true,
  isVerified: false,
}))
  .state('inactive', (property) => (property.isActive = false))
  .state('verified', (property) => (property.isVerified = true))
  .state('deleted', (property) => (property.deletedAt = DateTime.utc()))
  .before('create', async (_, property, { $trx }) => {
    if (!property.hostId) {
      const host = await UserFactory.client($trx!).apply('host').create()
      property.hostId = host.id
    }
    property.merge(await resolvePlaces(property, $trx!))
  })
  .after('create', async (_, property, { $trx }) => {
    await PropertyImage.create(
      {
        propertyId: property.id,
        key: `properties/factory-${property.id}/original.webp`,
        alt: property.title,
        isPrimary: true,
        position: 0,
        width: 1600,
        height: 1200,
        color: '#b9a37e',
      },
      { client: $trx }
    )
    await indexProperty(property, $trx!)
  })
  .build()
