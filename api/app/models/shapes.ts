import type { DateTime } from 'luxon'
import type { Status } from '#domain/booking_lifecycle'
import type { Block } from '#domain/calendar_blocks'
import type { Currency } from '#domain/money'
import type Property from '#models/property'
import type PropertyImage from '#models/property_image'
import type User from '#models/user'
import type UserSettings from '#models/user_settings'

/* Partial or joined rows that queries return and transformers show (ADR 0023). */

export type PublicPerson = Pick<User, 'id' | 'firstName' | 'lastName' | 'avatar'>

export type PublicProfile = {
  person: User
  settings: UserSettings
  properties: number
  averageRating: number
  totalReviews: number
}

export type Picture = Pick<
  PropertyImage,
  | 'id'
  | 'key'
  | 'caption'
  | 'alt'
  | 'width'
  | 'height'
  | 'color'
  | 'placeholder'
  | 'variantWidths'
  | 'variantFormats'
> & { isPrimary?: boolean }

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

export type LikedProperty = { id: number; card: PropertyCard; likedAt: DateTime }

export type NearbyProperty = { card: PropertyCard; distanceKm: number }

export type PropertyDisclosure = {
  address: boolean
  phone: string | null
  email: string | null
  /** Its host and admins: they may edit it. */
  mayManage: boolean
}

export type PropertyPin = {
  id: number
  title: string
  priceMinor: number
  currency: Currency
  latitude: number
  longitude: number
}

export type CalendarStay = {
  id: number
  propertyId: number
  status: Status
  checkIn: string
  checkOut: string
  nights: number
  people: number
  firstName: string
}

export type CalendarProperty = { id: number; title: string; city: string; isActive: boolean }

export type CalendarRow = CalendarProperty & { stays: CalendarStay[]; blocks: Block[] }
