import type { Api } from './client.server'

/*
 * The API's types, derived from its transformers. Absent values are null; amounts are in major
 * units; stay dates are `YYYY-MM-DD` in Africa/Nairobi.
 */

type DataOf<Call> = Call extends (...args: never[]) => PromiseLike<{ data: infer Data }>
  ? Data
  : never

export type PropertyCard = DataOf<Api['properties']['index']>[number]
/** A property's position, blurred to about a kilometre. */
export type PropertyPin = DataOf<Api['properties']['pins']>[number]
export type PropertyDetail = DataOf<Api['properties']['show']>
export type Image = PropertyCard['images'][number]
export type Person = PropertyCard['host']
export type Currency = PropertyCard['currency']

export type Quoted = DataOf<Api['properties']['quote']>

/** `actions` lists what this viewer may do now; never derive that from statuses. */
export type Booking = DataOf<Api['bookings']['show']>
/** What was paid for a booking, and what went back. */
export type Receipt = DataOf<Api['bookings']['receipt']>
export type OtherDates = DataOf<Api['bookings']['quoteDates']>
export type BookingStatus = Booking['status']

export type Review = DataOf<Api['properties']['reviews']>[number]
/** One of the caller's own, with their `actions`. */
export type OwnReview = DataOf<Api['reviews']['mine']>[number]
/** Ids of reviews that the viewer found helpful or reported. */
export type ReviewMarks = DataOf<Api['reviews']['marks']>
export type ReviewStats = DataOf<Api['properties']['reviewStats']>

/** Where the viewer helps other hosts, and is asked to. */
export type Helping = DataOf<Api['helping']['show']>
export type HelpedPlace = Helping['places'][number]
/** A stay whose guest the viewer meets for its host. */
export type HelpedStay = DataOf<Api['helping']['stays']>[number]

/** What somebody shows of themselves. */
export type Profile = DataOf<Api['users']['profile']>

export type GuestTotals = DataOf<Api['users']['guestDashboard']>

export type Role = 'admin' | 'host' | 'guest'
export type User = DataOf<Api['auth']['me']> & { role: Role }
/** What every page may know of its viewer. */
export type Viewer = Pick<User, '_id' | 'firstName' | 'lastName' | 'email' | 'avatar' | 'role'>

export type Settings = DataOf<Api['settings']['show']>
export type OpenSession = DataOf<Api['sessions']['index']>[number]

export interface Pagination {
  total: number
  pages: number
  page: number
  limit: number
  /** There are more than `total`, which was counted no further. */
  isMore?: boolean
}

/** How many a search finds; a sign behind the number where there are more. */
export type Found = { total: number; more: string }
