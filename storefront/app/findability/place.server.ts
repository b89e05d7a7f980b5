import type { PropertyDetail, Review } from '~/api/types'
import { translatorOf } from '~/i18n/texts.server'
import listing from '~/locales/en/listing.json'
import { breadcrumbs, type Thing } from './things.server'

/** In characters. */
const SUMMARY = 400

interface Loaded {
  property: PropertyDetail
  reviews: { list: Review[] } | null
}

export function thingsOf(request: Request, origin: string, { property, reviews }: Loaded) {
  const all = translatorOf(request, listing)('listing.title')
  const { city } = property.address
  const town = `/properties?${new URLSearchParams({ location: city })}`
  const way: [string, string][] = [
    [all, '/properties'],
    [city, town],
    [property.title, `/properties/${property._id}`],
  ]
  return [placeThing(origin, property, reviews?.list ?? []), breadcrumbs(request, origin, ...way)]
}

/** A place as schema.org's LodgingBusiness. */
function placeThing(origin: string, place: PropertyDetail, reviews: Review[]): Thing {
  const { address, coordinates } = place
  return {
    '@type': 'LodgingBusiness',
    '@id': `${origin}/properties/${place._id}#place`,
    'name': place.title,
    'description': place.description.slice(0, SUMMARY),
    'url': `${origin}/properties/${place._id}`,
    'image': place.images.map(({ url }) => origin + url),
    'priceRange': `${place.currency} ${place.price}`,
    'currenciesAccepted': place.currency,
    'address': {
      '@type': 'PostalAddress',
      'streetAddress': address.area,
      'addressLocality': address.city,
      'addressRegion': address.county,
      'addressCountry': 'KE',
    },
    // Already blurred to the area.
    ...(coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        'latitude': coordinates.latitude,
        'longitude': coordinates.longitude,
      },
    }),
    'containsPlace': {
      '@type': 'Accommodation',
      'numberOfBedrooms': place.bedrooms,
      'numberOfBathroomsTotal': place.bathrooms,
      'occupancy': { '@type': 'QuantitativeValue', 'maxValue': place.maxGuests },
      'amenityFeature': place.amenities.map((slug) => ({
        '@type': 'LocationFeatureSpecification',
        'name': slug,
        'value': true,
      })),
    },
    ...(place.totalReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        'ratingValue': place.averageRating,
        'reviewCount': place.totalReviews,
        'bestRating': 5,
        'worstRating': 1,
      },
      review: reviews.map(reviewThing),
    }),
  }
}

function reviewThing({ user, rating, title, text, createdAt }: Review): Thing {
  return {
    '@type': 'Review',
    'author': { '@type': 'Person', 'name': user?.firstName ?? 'Makao' },
    'datePublished': createdAt.slice(0, 10),
    'name': title,
    'reviewBody': text,
    'reviewRating': { '@type': 'Rating', 'ratingValue': rating, 'bestRating': 5 },
  }
}
