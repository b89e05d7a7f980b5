import vine from '@vinejs/vine'
import { BOOKING_SORT_NAMES } from '#domain/booking_sorts'
import { STATUSES } from '#domain/booking_lifecycle'
import { MAX_BLOCK_REASON } from '#domain/calendar_blocks'
import { LIMITS } from '#domain/search'
import { plainText } from '#validators/rules/plain_text'
import { stayDate } from '#validators/rules/stay_date'

const page = vine.number().withoutDecimals().min(1).max(1_000_000).optional()
const limit = vine.number().withoutDecimals().min(1).max(LIMITS.max).optional()

const guests = () =>
  vine.object({
    adults: vine.number().withoutDecimals().min(1).max(20),
    children: vine.number().withoutDecimals().min(0).max(20).optional(),
  })

/** POST /bookings (§7). Unknown fields are dropped; the amount is never the client's. */
export const reserveStayValidator = vine.create({
  property: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1),
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: guests(),
  specialRequests: plainText().maxLength(500).nullable().optional(),
})

const search = vine.string().trim().maxLength(100).optional()

/** The lists of bookings; `from` and `to` are check-in dates, both included. */
export const bookingListValidator = vine.create({
  page,
  limit,
  search,
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(BOOKING_SORT_NAMES).optional(),
})

/** The bookings of a file: those whose check-in date lies between two dates, both included. */
export const bookingExportValidator = vine.create({
  search,
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
})

/** The calendar of properties: whose, which days, and who asks for which page of them. */
export const calendarValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
  property: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
  search,
  page,
  limit,
})

export const recentBookingsValidator = vine.create({ limit })

/** PUT /bookings/:id: wishes and guests are the guest's to change, notes the host's (contract). */
export const updateBookingValidator = vine.create({
  specialRequests: plainText().maxLength(500).nullable().optional(),
  guests: guests().optional(),
  hostNotes: plainText().maxLength(1000).nullable().optional(),
})

/** Nights a host takes off the calendar: `to` is not one of them, as with a stay. */
export const blockValidator = vine.create({
  from: stayDate(),
  to: stayDate(),
  reason: plainText().maxLength(MAX_BLOCK_REASON).nullable().optional(),
})

/** Nights put back on the calendar. */
export const unblockValidator = vine.create({ from: stayDate(), to: stayDate() })

/** The part of a host's calendar somebody looks at; without dates, from today on. */
export const blockListValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
})

export const hostNotesValidator = vine.create({
  hostNotes: plainText().maxLength(1000).nullable().optional(),
})

export const cancelBookingValidator = vine.create({
  cancellationReason: plainText().maxLength(500).nullable().optional(),
})
