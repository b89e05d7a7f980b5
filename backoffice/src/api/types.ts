/** The wire shapes the back office reads. Absent values are null; money is in major units. */

export type Role = 'admin' | 'host' | 'guest'

export interface Image {
  _id: number
  url: string
  caption: string | null
  alt: string | null
  isPrimary: boolean
  width: number
  height: number
  /** The picture's main colour, `#rrggbb`, shown until it arrives. */
  color: string
  /** Smaller versions beside `url`, named `<width>.<format>`; null until they are made. */
  variants: { widths: number[]; formats: ('avif' | 'webp')[] } | null
}

export interface User {
  _id: number
  firstName: string
  lastName: string
  email: string
  role: Role
  /** `no-photo.jpg` means none. */
  avatar: string
}

export type Person = Pick<User, '_id' | 'firstName' | 'lastName' | 'avatar'>

export type Party = Person & Pick<User, 'email'>

export interface Address {
  area: string | null
  city: string
  county: string
  country: string
  street?: string | null
  postalCode?: string | null
}

export interface PropertyCard {
  _id: number
  title: string
  propertyType: PropertyType
  /** Per night. */
  price: number
  currency: string
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

export type PropertyType =
  | 'studio'
  | 'one-bedroom'
  | 'two-bedroom'
  | 'three-bedroom'
  | 'four-bedroom'
  | 'villa'
  | 'apartment'
  | 'house'

export interface PropertyDetail extends PropertyCard {
  description: string
  houseRules: string[]
}

/** base + serviceFee + tax + serviceFeeTax = total, to the cent. */
export interface Quote {
  currency: string
  nights: number
  pricePerNight: number
  base: number
  serviceFee: number
  tax: number
  serviceFeeTax: number
  total: number
  totalKes: number
  /** Percent. */
  serviceFeeRate: number
  /** Percent. */
  taxRate: number
}

export type BookingStatus = 'pending' | 'confirmed' | 'checked-in' | 'checked-out' | 'cancelled'

/** What the viewer may do to a booking now, as the server's lifecycle graph says. */
export type BookingAction = 'approve' | 'cancel' | 'checkIn' | 'checkOut' | 'review'

export interface Booking {
  _id: number
  property: {
    _id: number
    title: string
    address: Address
    images: Image[]
  } | null
  guest: Party
  host: Party
  /** Calendar dates, `YYYY-MM-DD`, in Nairobi; the night of `checkOut` is not slept. */
  checkIn: string
  checkOut: string
  nights: number
  guests: { adults: number; children: number }
  currency: string
  totalAmount: number
  totalAmountKes: number
  quote: Quote
  status: BookingStatus
  paymentStatus: 'unpaid' | 'paid' | 'refunded' | (string & {})
  specialRequests: string | null
  hostNotes: string | null
  cancellationReason: string | null
  expiresAt: string | null
  createdAt: string
  actions: BookingAction[]
}

/** The totals of one role's overview; only those of the role are there. */
export type DashboardTotals = Partial<
  Record<'users' | 'properties' | 'bookings' | 'revenue' | 'likes', { total: number }>
>

export interface Envelope<T> {
  success: true
  data: T
  message?: string
  pagination?: { total: number; pages: number; page: number; limit: number }
}

export interface Failure {
  success: false
  message: string
  code?: string
  errors?: { field: string; rule: string; message: string }[]
}
