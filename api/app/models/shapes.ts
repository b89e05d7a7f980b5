import type { DateTime } from 'luxon'
import type { Status } from '#domain/booking_lifecycle'
import type { Block } from '#domain/calendar_blocks'
import type { Currency } from '#domain/money'
import type { Nights } from '#domain/dated_periods'
import type { PropertyPrices, PriceReason } from '#domain/night_prices'
import type { NightsInDates } from '#domain/stay_nights'
import type Booking from '#models/booking'
import type CalendarFeed from '#models/calendar_feed'
import type DepositClaim from '#models/deposit_claim'
import type Payment from '#models/payment'
import type Property from '#models/property'
import type PropertyImage from '#models/property_image'
import type User from '#models/user'
import type UserSettings from '#models/user_settings'

/* Partial or joined rows that queries return and transformers show (ADR 0023). */

export type PublicPerson = Pick<User, 'id' | 'firstName' | 'lastName' | 'avatar'>

/** With people and place of its stay. */
export type ClaimOfStay = { claim: DepositClaim; booking: Booking }

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
  | 'updatedAt'
> & {
  images: Picture[]
  host: PublicPerson
  /** On cards of lists */
  instantBooking?: boolean
  /** Where it was searched with dates */
  stay?: PricedStay
}

/** What a stay costs with all fees, in the property's currency. */
/** What has been paid for a stay, in the order in which it came, and when that was. */
export type Receipt = {
  booking: Booking
  payments: { payment: Payment; paidAt: DateTime }[]
}

export type PricedStay = { nights: number; totalMinor: number }

export type LikedProperty = { id: number; card: PropertyCard; likedAt: DateTime }

export type NearbyProperty = { card: PropertyCard; distanceKm: number }

export type PropertyDisclosure = {
  address: boolean
  phone: string | null
  email: string | null
  /** Its host and admins: they may edit it. */
  mayManage: boolean
  /** Admins: what they write down among themselves. */
  isAdmin: boolean
}

export type PropertyPin = {
  id: number
  title: string
  priceMinor: number
  currency: Currency
  latitude: number
  longitude: number
  stay?: PricedStay
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

export type CalendarRow = CalendarProperty & {
  stays: CalendarStay[]
  blocks: Block[]
  currency: Currency
  /** Of each night asked for, in minor units */
  nightPrices: number[]
  /** Where it is not the price per night */
  priceReasons: PriceReason[]
  /** Nights at least of stays that begin then, where dates have their own */
  minimums: (Nights & { nights: number })[]
}

/** Another listing of a stay's host; `problem` is why it cannot take the stay, as a sentence. */
export type OtherProperty = { id: number; title: string; city: string; problem: string | null }

/** Nights whose prices were set, and what was set before. */
export type SetNights = Nights & { nights: number; before: PropertyPrices[] }

/** Nights whose minimums were set, and what was set before. */
export type SetArrivals = Nights & { before: PropertyMinimums[] }

/** What is asked of stays that begin on some dates, of one property. */
export type PropertyMinimums = { property: number; minimums: NightsInDates[] }

/** An event of another site over a booking of ours. */
export type FeedConflict = {
  id: number
  first: number
  end: number
  booking: Pick<CalendarStay, 'id' | 'status' | 'checkIn' | 'checkOut' | 'firstName'>
}

/** A followed calendar, with how many nights it takes from today on. */
export type FeedRow = { feed: CalendarFeed; nights: number; conflicts: FeedConflict[] }
