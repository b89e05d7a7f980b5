import vine from '@vinejs/vine'
import { STATUSES } from '#domain/booking_lifecycle'
import { LIMITS } from '#domain/search'
import { stayDate } from '#validators/rules/stay_date'

const page = vine.number().withoutDecimals().min(1).max(1_000_000).optional()
const limit = vine.number().withoutDecimals().min(1).max(LIMITS.max).optional()

/** POST /bookings (§7). Unknown fields are dropped; the amount is never the client's. */
export const reserveStayValidator = vine.create({
  property: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1),
  checkIn: stayDate(),
  checkOut: stayDate(),
  guests: vine.object({
    adults: vine.number().withoutDecimals().min(1).max(20),
    children: vine.number().withoutDecimals().min(0).max(20).optional(),
  }),
  specialRequests: vine.string().trim().maxLength(500).nullable().optional(),
})

/** The lists of bookings: page, limit, search and status. */
export const bookingListValidator = vine.create({
  page,
  limit,
  search: vine.string().trim().maxLength(100).optional(),
  status: vine.enum(STATUSES).optional(),
})

export const recentBookingsValidator = vine.create({ limit })

export const hostNotesValidator = vine.create({
  hostNotes: vine.string().trim().maxLength(1000).nullable().optional(),
})

export const cancelBookingValidator = vine.create({
  cancellationReason: vine.string().trim().maxLength(500).nullable().optional(),
})
