/** What the back office reads, in the API's own generated types, under our names. */
import type { Data } from '@makao/api/data'

export type Role = 'admin' | 'host' | 'guest'

export type User = Data.User.Variants['forSelf'] & { role: Role }

/** What somebody wrote to the desk. */
export type Contact = Data.Contact

/** An address on the newsletter's list. */
export type Subscriber = Data.Subscriber

/** An entry of the audit log. */
export type AuditEvent = Data.AuditEvent

/** What a person may do, resource by resource, as the API's policies say. */
export type Access = Data.Access

/** What a person chose for themselves (§2.14). */
export type Settings = Data.Settings

/** A place where one is signed in. */
export type Session = Data.Session

/** A name and a face. */
export type Person = Data.User

/** Somebody on a booking. */
export type Party = Data.User.Variants['forBooking']

export type Image = Data.Image

export type PropertyCard = Data.Property

export type PropertyDetail = Data.Property.Variants['forDetail']

export type Quote = Data.Quote

/** A booking outlives its property: then there is none. */
export type Booking = Omit<Data.Booking, 'property'> & {
  property: Data.Booking['property'] | null
}

export type BookingStatus = Booking['status']

/** What the viewer may do to a booking now, as the server's lifecycle graph says. */
export type BookingAction = Booking['actions'][number]

/** A review on somebody's desk, with what they may do about it now. */
export type DeskReview = Data.Review.Variants['forDesk']

/** A review people object to, with their reasons. */
export type FlaggedReview = Data.Review.Variants['forModeration']

/** A property's row of the calendar, with its stays and blocked nights. */
export type CalendarRow = Data.CalendarProperty

export type CalendarStay = CalendarRow['stays'][number]

export type CalendarBlock = CalendarRow['blocks'][number]

/** Who comes and who leaves today; `total` says how many, the first ten are there. */
export interface TodaysStays {
  date: string
  arrivals: { total: number; stays: Booking[] }
  departures: { total: number; stays: Booking[] }
}

/** A month in numbers: `YYYY-MM`, revenue in KES, nights slept of those there were. */
export interface MonthStats {
  month: string
  revenue: number
  nights: number
  available: number
  percent: number
}

/** The totals of one role's overview; only those of the role are there. */
export type DashboardTotals = Partial<
  Record<'users' | 'properties' | 'bookings' | 'revenue' | 'likes', { total: number }>
>

/** Every success (contract, Conventions). */
export interface Envelope<T> {
  success: true
  data: T
  message?: string
  pagination?: { total: number; pages: number; page: number; limit: number }
}

/** Every failure (contract, Conventions). */
export interface Failure {
  success: false
  message: string
  code?: string
  errors?: { field: string; rule: string; message: string }[]
}
