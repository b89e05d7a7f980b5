import type { ApiClient, ApiRequest } from '@japa/api-client'
import type User from '#models/user'
import { plain } from '#tests/helpers/pictures'

/** What a host says about a place, as JSON; merge what a test is about. */
export function listing(changes: Record<string, unknown> = {}) {
  return {
    title: 'Makuti house by the creek',
    description: 'Two rooms under a palm roof, ten steps from the water.',
    propertyType: 'house',
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 4,
    price: 8500.5,
    currency: 'KES',
    address: {
      street: 'Creek Road 3',
      area: 'Mnarani',
      city: 'Kilifi',
      county: 'Kilifi',
      country: 'Kenya',
      postalCode: '80108',
    },
    amenities: ['WiFi', 'hot-tub', 'Sunset Deck'],
    houseRules: ['No smoking', 'Quiet hours after 10 PM'],
    ...changes,
  }
}

/** The same as the fields of a form: address[street], amenities[0] (§7). */
export function formOf(fields: Record<string, unknown>, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = prefix ? `${prefix}[${name}]` : name
      if (value === undefined) return []
      if (value !== null && typeof value === 'object') {
        return Object.entries(formOf(value as Record<string, unknown>, key))
      }
      return [[key, value === null ? '' : String(value)]]
    })
  )
}

/** A small picture; each colour is another one. */
export function picture(colour = '#3366cc') {
  return plain({ width: 320, height: 240 }, colour).jpeg().toBuffer()
}

/** Puts pictures into a form. */
export function withImages(request: ApiRequest, images: Buffer[]) {
  for (const bytes of images) request.file('images', bytes, { filename: 'photo.jpg' })
  return request
}

/** POST /properties as a form with pictures. */
export function list(
  client: ApiClient,
  host: User,
  changes: Record<string, unknown> = {},
  images: Buffer[] = []
) {
  const request = client
    .post('/api/v1/properties')
    .loginAs(host)
    .fields(formOf(listing(changes)))
  return withImages(request, images)
}
