import vine from '@vinejs/vine'
import { BOOKING_SORT_NAMES } from '#domain/list_sorts'
import { STATUSES, TRIP_TIMES } from '#domain/booking_lifecycle'
import { MAX_BLOCK_REASON } from '#domain/calendar_blocks'
import { plainText } from '#validators/rules/plain_text'
import { stayDate } from '#validators/rules/stay_date'
import { limit, pageFields } from '#validators/rules/page_fields'

const guests = () =>
  vine.object({
    adults: vine.number().withoutDecimals().min(1).max(20),
    children: vine.number().withoutDecimals().min(0).max(20).optional(),
  })

/** POST /bookings (§7). The amount is never the client's. */
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

/** `from` and `to` are check-in dates, both included. */
export const bookingListValidator = vine.create({
  ...pageFields(),
  search,
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(BOOKING_SORT_NAMES).optional(),
})

/** Own trips: by their time, and whether money is due. */
export const tripListValidator = vine.create({
  ...pageFields(),
  search,
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(BOOKING_SORT_NAMES).optional(),
  when: vine.enum(TRIP_TIMES).optional(),
  due: vine.boolean().optional(),
})

/** Check-in dates, both included. */
export const bookingExportValidator = vine.create({
  search,
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
})

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
  ...pageFields(),
})

export const recentBookingsValidator = vine.create({ limit: limit() })

/** PUT /bookings/:id: guest and host change different fields (contract). */
export const updateBookingValidator = vine.create({
  specialRequests: plainText().maxLength(500).nullable().optional(),
  guests: guests().optional(),
  hostNotes: plainText().maxLength(1000).nullable().optional(),
})

/** `to` is exclusive. */
export const blockValidator = vine.create({
  from: stayDate(),
  to: stayDate(),
  reason: plainText().maxLength(MAX_BLOCK_REASON).nullable().optional(),
})

export const unblockValidator = vine.create({ from: stayDate(), to: stayDate() })

/** From today by default. */
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
