/** The API's generated types under the names used here. */
import type { Data } from '@makao/api/data'

export type Role = 'admin' | 'host' | 'guest'

export type User = Data.User.Variants['forSelf'] & { role: Role }

/** Somebody alone, with how they sign in. */
export type UserAccount = Data.User.Variants['forAccount'] & { role: Role }

export type Contact = Data.Contact

export type Subscriber = Data.Subscriber

export type AuditEvent = Data.AuditEvent

/** How the product runs, for who looks after it. */
export type SystemState = Data.SystemState

/** Work of the queue that was given up. */
export type FailedJob = Data.FailedJob

/** Permissions per resource, from the API's policies. */
export type Access = Data.Access

/** Personal settings (§2.14). */
export type Settings = Data.Settings

/** An open session. */
export type Session = Data.Session

export type Person = Data.User

export type Party = Data.User.Variants['forBooking']

export type Image = Data.Image

export type PropertyCard = Data.Property

export type PropertyDetail = Data.Property.Variants['forDetail']

/** A booking outlives its property, which is then null. */
export type Booking = Omit<Data.Booking, 'property'> & {
  property: Data.Booking['property'] | null
}

/** What an agreed stay would be on other dates. */
export type OtherDates = Data.OtherDates

/** What a stay would cost whose guest has left early. */
export type LoweredPrice = Data.LoweredPrice

/** Another place of a stay's host, and why it cannot take the stay. */
export type OtherProperty = Data.OtherProperty

export type BookingStatus = Booking['status']

/** A step the server's lifecycle allows the viewer now. */
export type BookingAction = Booking['actions'][number]

/** A review as any reader sees it, with the viewer's possible actions. */
export type ReadReview = Data.Review.Variants['forReader']

/** A review in a list, with the viewer's possible actions. */
export type DeskReview = Data.Review.Variants['forParties']

/** A reported review with its reports. */
export type FlaggedReview = Data.Review.Variants['forModeration']

/** A property's row of the calendar, with its stays and blocked nights. */
export type CalendarRow = Data.CalendarProperty

export type CalendarStay = CalendarRow['stays'][number]

export type CalendarBlock = CalendarRow['blocks'][number]

/** Nights that do not cost the price per night, and why. */
export type PriceReason = CalendarRow['priceReasons'][number]

/** Nights whose prices were set; `before`, sent again, takes it back. */
export type SetPrices = Data.SetNightPrices

/** Dates whose nights at least were set; `before`, sent again, takes it back. */
export type SetArrivals = Data.SetArrivals

/** Nights that were unblocked; `before`, sent again, blocks them as they were. */
export interface BlocksBefore {
  before: (Pick<CalendarBlock, 'from' | 'to' | 'reason'> & { property: number })[]
}

/** A calendar of another site that a property follows. */
export type CalendarFeed = Data.CalendarFeed

/** Who helps at a property, or is asked to. */
export type Helper = Data.Helper

/** The secret address of a property's own calendar. */
export type CalendarLink = Data.CalendarLink

/** Arrivals and departures of today: `total` counts all, ten are included. */
export interface TodaysStays {
  date: string
  arrivals: { total: number; stays: Booking[] }
  departures: { total: number; stays: Booking[] }
}

/** Whom to let in and out on some days: `total` counts all, the first are included. */
export interface GateList {
  from: string
  to: string
  total: number
  stays: Data.GateStay[]
}

/** `YYYY-MM`, revenue in KES, nights booked and available. */
export interface MonthStats {
  month: string
  revenue: number
  nights: number
  available: number
  percent: number
}

/** What a host is paid, with the viewer's possible actions. */
export type Payout = Data.Payout

export type PayoutFile = Data.PayoutFile

/** What became of several payouts that were approved at once. */
export type PayoutBatch = {
  approved: number
  refused: { payout: number; reason: string }[]
}

export type PayoutStatus = Payout['status']

export type PayoutStep = Payout['actions'][number]

/** With the stays it pays for. */
export type PayoutDetail = Data.Payout.Variants['forDetail']

/** Where a gateway and our books differ. */
export type Discrepancy = Data.Discrepancy

/** What a host asks for of a deposit, with the stay that it is about. */
export type DepositClaim = Data.ClaimOfStay

/** What came in a gateway’s name. */
export type PaymentEvent = Data.PaymentEvent

export type PaymentEventDetail = Data.PaymentEvent.Variants['forDetail']

/** A file of M-Pesa’s portal that was uploaded. */
export type MpesaStatement = Data.MpesaStatement

/** What a host earns in one currency. */
export type Earnings = Data.Earnings
export type PayoutDebt = Data.PayoutDebt

/** Where a host is paid. */
export type PayoutWay = Data.PayoutWay
export type TaxNumbers = Data.TaxNumbers

/** Whose money it is that guests paid, by currency and account. */
export type MonthOfBooks = Data.Books
export type Books = MonthOfBooks['books'][number]

/** What a host was owed in a month, line by line. */
export type Statement = Data.Statement

/** Totals of the overview; only those of the role are present. */
export type DashboardTotals = Partial<
  Record<'users' | 'properties' | 'bookings' | 'likes', { total: number }> & { revenue: Revenue }
>

/** Of agreed stays, in KES: paid and due make the total guests pay. */
export interface Revenue {
  total: number
  paid: number
  due: number
  /** Of the total, without service fee and taxes. */
  hostShare: number
}

/** A successful answer (API contract, Conventions). */
export interface Envelope<T> {
  success: true
  data: T
  message?: string
  pagination?: { total: number; pages: number; page: number; limit: number }
}

/** A failure (API contract, Conventions). */
export interface Failure {
  success: false
  message: string
  code?: string
  errors?: { field: string; rule: string; message: string }[]
  /** Of a write refused because somebody has changed the record meanwhile: the record as it is now. */
  data?: unknown
}
