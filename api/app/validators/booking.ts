import vine from '@vinejs/vine'
import { CANCELLATION_POLICIES } from '#domain/cancellation'
import { CLAIM_STATUSES, MAX_CLAIM_WORDS } from '#domain/deposit_claims'
import { BOOKING_SORT_NAMES, CLAIM_SORT_NAMES } from '#domain/list_sorts'
import { CURRENCIES } from '#domain/money'
import { PRICE_LIMITS } from '#domain/prices'
import { STATUSES, TRIP_TIMES } from '#domain/booking_lifecycle'
import { MAX_BLOCK_REASON, MAX_BLOCKS, MAX_PROPERTIES } from '#domain/calendar_blocks'
import { WEEKDAYS } from '#domain/weekdays'
import { email } from '#validators/auth'
import { anyPhone } from '#validators/rules/kenyan_phone'
import { plainText } from '#validators/rules/plain_text'
import { stayDate } from '#validators/rules/stay_date'
import { limit, pageFields } from '#validators/rules/page_fields'
import { personName } from '#validators/rules/person_name'
import { rowId } from '#validators/rules/row_id'

const guests = () =>
  vine.object({
    adults: vine.number().withoutDecimals().min(1).max(20),
    children: vine.number().withoutDecimals().min(0).max(20).optional(),
    pets: vine.number().withoutDecimals().min(0).max(20).optional(),
  })

/** In whole units: more than any stay costs, and in the shillings of any currency still an exact number of cents. */
const MAX_AMOUNT = 1_000_000_000

const amount = () => vine.number().min(0).max(MAX_AMOUNT).decimal([0, 2])

/** Of the price: at least one unit, as gateways send no parts of a shilling back. */
const less = () => vine.number().min(1).max(MAX_AMOUNT).decimal([0, 2])

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

const search = vine.string().trim().maxLength(100).optional()

/** `from` and `to` are check-in dates, both included; `proposed`: whose guest waits for an answer about other dates. */
export const bookingListValidator = vine.create({
  ...pageFields(),
  search,
  status: vine.enum(STATUSES).optional(),
  proposed: vine.boolean().optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(BOOKING_SORT_NAMES).optional(),
})

/** Own trips: by their time, whether money is due, and whether a part of the deposit is asked for. */
export const tripListValidator = vine.create({
  ...pageFields(),
  search,
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
  search,
  status: vine.enum(STATUSES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
})

/** GET /bookings/gate: days, both included; without them today. */
export const gateListValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
})

export const calendarValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
  property: rowId().optional(),
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

const block = () => ({
  from: stayDate(),
  to: stayDate(),
  reason: plainText().maxLength(MAX_BLOCK_REASON).nullable().optional(),
})

/** `to` is exclusive. */
export const blockValidator = vine.create(block())

/** POST /bookings/calendar/blocks. */
export const calendarBlocksValidator = vine.create({
  blocks: vine
    .array(vine.object({ property: rowId(), ...block() }))
    .minLength(1)
    .maxLength(MAX_BLOCKS),
})

/** POST /bookings/calendar/weekly-blocks. */
export const weeklyBlocksValidator = vine.create({
  ...block(),
  properties: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTIES),
  weekdays: vine.array(vine.enum(WEEKDAYS)).distinct().minLength(1),
})

/** POST /bookings/calendar/weekly-blocks/undo. */
export const undoWeeklyValidator = vine.create({
  block: vine.string().uuid(),
  properties: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTIES),
})

/** POST /bookings/calendar/unblock. */
export const calendarUnblockValidator = vine.create({
  from: stayDate(),
  to: stayDate(),
  properties: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTIES),
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

/** GET /bookings/:id/dates. */
export const otherDatesValidator = vine.create({ checkIn: stayDate(), checkOut: stayDate() })

/** POST /bookings/:id/dates. */
export const proposeDatesValidator = vine.create({
  checkIn: stayDate(),
  checkOut: stayDate(),
  /** As it was shown; another one is refused. */
  total: amount().optional(),
})

/** GET /bookings/:id/properties. */
export const otherPropertiesValidator = vine.create({ search, ...pageFields() })

/** PUT /bookings/:id/stay: one that its host wrote down. */
export const changeStayValidator = vine.create({
  checkIn: stayDate(),
  checkOut: stayDate(),
  total: amount().nullable().optional(),
  isPaid: vine.boolean(),
})

/** GET /bookings/:id/price; without `less` the most that can be taken off. */
export const loweredPriceValidator = vine.create({ less: less().optional() })

/** PUT /bookings/:id/price. */
export const lowerPriceValidator = vine.create({
  less: less(),
  /** The new price as it was shown; another one is refused. */
  total: amount().optional(),
})

/** PUT /bookings/:id/property. */
export const changePropertyValidator = vine.create({ property: rowId() })

/** PUT /bookings/:id/dates/…: the proposal that was shown. */
export const answerDatesValidator = vine.create({ change: rowId() })

const claimWords = () => plainText().minLength(1).maxLength(MAX_CLAIM_WORDS)

/** GET /deposit-claims. */
export const claimListValidator = vine.create({
  ...pageFields(),
  status: vine.enum(CLAIM_STATUSES).optional(),
  sort: vine.enum(CLAIM_SORT_NAMES).optional(),
})

/** POST /bookings/:id/claim: whole units, as the deposit is. */
export const claimDepositValidator = vine.create({
  amount: vine.number().withoutDecimals().min(1).max(PRICE_LIMITS.deposit),
  reason: claimWords(),
})

/** PUT /bookings/:id/claim/accept and /withdraw: the claim that was shown. */
export const shownClaimValidator = vine.create({ claim: rowId() })

/** PUT /bookings/:id/claim/contest. */
export const contestClaimValidator = vine.create({ claim: rowId(), answer: claimWords() })

/** PUT /bookings/:id/claim/decide: what the host has of it, and why. */
export const decideClaimValidator = vine.create({
  claim: rowId(),
  amount: vine.number().withoutDecimals().min(0).max(PRICE_LIMITS.deposit),
  decision: claimWords(),
})

export const cancelBookingValidator = vine.create({
  cancellationReason: plainText().maxLength(500).nullable().optional(),
  /** As it was shown; another one is refused. */
  refund: amount().nullable().optional(),
  /** As it was shown: a request that was approved meanwhile is refused. */
  status: vine.enum(['pending', 'confirmed'] as const).optional(),
})
