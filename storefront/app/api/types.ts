/* What travels between the API and the storefront; absent values are null. */

/** A picture as uploaded, with its smaller copies beside it once they are drawn. */
export interface Image {
  _id: number
  url: string
  caption: string | null
  alt: string | null
  isPrimary: boolean
  width: number
  height: number
  /** Average colour, `#rrggbb`, shown until the picture arrives. */
  color: string
  variants: { widths: number[]; formats: ('avif' | 'webp')[] } | null
}

export interface Person {
  _id: number
  firstName: string
  lastName: string
  avatar: string
}

export interface Party extends Person {
  email: string
}

export interface Address {
  area: string
  city: string
  county: string
  country: string
}

export type Currency = 'KES' | 'USD' | 'EUR' | 'GBP'

export interface PropertyCard {
  _id: number
  title: string
  propertyType: string
  /** Per night, in major units of `currency`. */
  price: number
  currency: Currency
  images: Image[]
  amenities: string[]
  address: Address
  maxGuests: number
  bedrooms: number
  bathrooms: number
  averageRating: number
  totalReviews: number
  totalLikes: number
  isActive: boolean
  isVerified: boolean
  createdAt: string
  host: Person
}

export interface PropertyDetail extends Omit<PropertyCard, 'address' | 'host'> {
  description: string
  houseRules: string[]
  address: Address & { street: string | null; postalCode: string | null }
  host: Person & { phone: string | null; createdAt: string }
}

/** Amounts in major units; base + serviceFee + tax + serviceFeeTax = total. */
export interface Quote {
  currency: Currency
  nights: number
  pricePerNight: number
  base: number
  serviceFee: number
  tax: number
  serviceFeeTax: number
  total: number
  totalKes: number
  serviceFeeRate: number
  taxRate: number
}

export interface Availability {
  available: boolean
  message: string
}

export type BookingStatus = 'pending' | 'confirmed' | 'checked-in' | 'checked-out' | 'cancelled'
export type BookingAction = 'approve' | 'cancel' | 'checkIn' | 'checkOut' | 'review'

export interface Booking {
  _id: number
  property: {
    _id: number
    title: string
    address: Address & { street: string | null }
    images: Image[]
  } | null
  guest: Party
  host: Party
  /** Calendar dates in Africa/Nairobi, `YYYY-MM-DD`. */
  checkIn: string
  checkOut: string
  nights: number
  guests: { adults: number; children: number }
  currency: Currency
  totalAmount: number
  totalAmountKes: number
  quote: Quote
  status: BookingStatus
  paymentStatus: string
  specialRequests: string | null
  hostNotes: string | null
  cancellationReason: string | null
  expiresAt: string | null
  createdAt: string
  review: { _id: number } | null
  /** What this viewer may do now, decided by the server. */
  actions: BookingAction[]
}

export interface Review {
  _id: number
  user: Person
  property: { _id: number; title: string }
  rating: number
  title: string
  text: string
  ratings: SubRatings
  images: Image[]
  isVerified: boolean
  createdAt: string
  hostResponse: { text: string; date: string } | null
  helpfulVotes: number
}

export interface SubRatings {
  cleanliness: number
  communication: number
  checkIn: number
  accuracy: number
  location: number
  value: number
}

export interface ReviewStats {
  averageRating: number
  totalReviews: number
  distribution: Record<'1' | '2' | '3' | '4' | '5', number>
  ratings: SubRatings
}

export type Role = 'admin' | 'host' | 'guest'

export interface User extends Person {
  email: string
  role: Role
  phone: string | null
  dateOfBirth: string | null
  bio: string | null
  address: Record<'street' | 'city' | 'state' | 'country' | 'zipCode', string | null>
  isActive: boolean
  emailVerified: boolean
  phoneVerified: boolean
  lastLogin: string | null
  createdAt: string
}

export type Totals = Partial<
  Record<
    'users' | 'properties' | 'bookings' | 'revenue' | 'likes' | 'wishlist' | 'reviews' | 'spent',
    { total: number }
  >
>

export interface Pagination {
  total: number
  pages: number
  page: number
  limit: number
}
