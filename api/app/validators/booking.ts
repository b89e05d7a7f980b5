import vine from '@vinejs/vine'
import { STATUSES, TRIP_TIMES } from '#domain/booking_lifecycle'
import { CANCELLATION_POLICIES } from '#domain/cancellation'
import { BOOKING_SORT_NAMES } from '#domain/list_sorts'
import { CURRENCIES } from '#domain/money'
import { email } from '#validators/auth'
import { amount } from '#validators/rules/amount'
import { anyPhone } from '#validators/rules/kenyan_phone'
import { limit, pageFields } from '#validators/rules/page_fields'
import { personName } from '#validators/rules/person_name'
import { plainText } from '#validators/rules/plain_text'
import { rowId } from '#validators/rules/row_id'
import { searchWords } from '#validators/rules/search_words'
import { stayDate } from '#validators/rules/stay_date'

const guests = () =>
  vine.object({
    adults: vine.number().withoutDecimals().min(1).max(20),
    children: vine.number().withoutDecimals().min(0).max(20).optional(),
    pets: vine.number().withoutDecimals().min(0).max(20).optional(),
  })

/** POST /bookings (§7). Price and terms are never the client's: they are what was shown, and refused when they are others by now. */
export const reserveStayValidator = vine.create({
  property: rowId(),
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: guests(),
  specialRequests: plainText().maxLength(500).nullable().optional(),
  total: amount().nullable().optional(),
  toPay: amount().nullable().optional(),
  currency: vine.enum(CURRENCIES).nullable().optional(),
  cancellationPolicy: vine.enum(CANCELLATION_POLICIES).nullable().optional(),
})

/** POST /properties/:id/bookings: a stay that its host writes down. */
export const addBookingValidator = vine.create({
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: guests(),
  guest: vine.object({
    firstName: personName(),
    lastName: personName().nullable().optional(),
    phone: anyPhone().nullable().optional(),
    email: email().nullable().optional(),
  }),
  total: amount().nullable().optional(),
  isPaid: vine.boolean().optional(),
  hostNotes: plainText().maxLength(1000).nullable().optional(),
})

/** `from` and `to` are check-in dates, both included; `proposed`: whose guest waits for an answer about other dates. */
export const bookingListValidator = vine.create({
  ...pageFields(),
  search: searchWords(),
  status: vine.enum(STATUSES).optional(),
  proposed: vine.boolean().optional(),
  bookedElsewhere: vine.boolean().optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(BOOKING_SORT_NAMES).optional(),
})

/** Own trips: by their time, whether money is due, and whether a part of the deposit is asked for. */
export const tripListValidator = vine.create({
  ...pageFields(),
  search: searchWords(),
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(BOOKING_SORT_NAMES).optional(),
  when: vine.enum(TRIP_TIMES).optional(),
  due: vine.boolean().optional(),
  claimed: vine.boolean().optional(),
})

/** Check-in dates, both included. */
export const bookingExportValidator = vine.create({
  search: searchWords(),
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
})

/** GET /bookings/gate: days, both included; without them today. */
export const gateListValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
})

export const recentBookingsValidator = vine.create({ limit: limit() })

/** PUT /bookings/:id: guest and host change different fields (contract). */
export const updateBookingValidator = vine.create({
  specialRequests: plainText().maxLength(500).nullable().optional(),
  guests: guests().optional(),
  hostNotes: plainText().maxLength(1000).nullable().optional(),
})

export const hostNotesValidator = vine.create({
  hostNotes: plainText().maxLength(1000).nullable().optional(),
})

export const cancelBookingValidator = vine.create({
  cancellationReason: plainText().maxLength(500).nullable().optional(),
  /** As it was shown; another one is refused. */
  refund: amount().nullable().optional(),
  /** As it was shown: a request that was approved meanwhile is refused. */
  status: vine.enum(['pending', 'confirmed'] as const).optional(),
})
