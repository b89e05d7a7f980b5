import vine from '@vinejs/vine'
import { MAX_PROPERTIES } from '#domain/calendar_blocks'
import { CANCELLATION_POLICIES } from '#domain/cancellation'
import { LISTING_LIMITS } from '#domain/listing'
import { CURRENCIES } from '#domain/money'
import { PERIOD_KINDS, PRICE_LIMITS } from '#domain/prices'
import { MAX_NIGHTS, MONTHS_AHEAD } from '#domain/stay'
import { MAX_PREPARATION_NIGHTS } from '#domain/stay_rules'
import { WEEKDAYS } from '#domain/weekdays'
import { rowId } from '#validators/rules/row_id'
import { plainLine } from '#validators/rules/plain_text'
import { stayDate } from '#validators/rules/stay_date'

const amount = (min: number, max: number = LISTING_LIMITS.price) =>
  vine.number().min(min).max(max).decimal([0, 2])
const whole = (max: number) => vine.number().withoutDecimals().min(1).max(max).nullable().optional()
const percent = () => whole(PRICE_LIMITS.discount)

const datedPrice = () => ({
  name: plainLine().maxLength(PRICE_LIMITS.name).nullable().optional(),
  firstNight: stayDate(),
  lastNight: stayDate(),
  price: amount(1),
  weekendPrice: amount(1).nullable().optional(),
})

const period = () => vine.object({ kind: vine.enum(PERIOD_KINDS), ...datedPrice() })

/** PUT /properties/:id/prices: major units and per cent; null takes a rule away, what is left out stays. */
export const pricesValidator = vine.create({
  weekendPrice: amount(1).nullable().optional(),
  periods: vine.array(period()).maxLength(PRICE_LIMITS.periods).optional(),
  weeklyDiscount: percent(),
  monthlyDiscount: percent(),
  earlyDiscount: percent(),
  earlyDays: whole(PRICE_LIMITS.leadDays),
  lateDiscount: percent(),
  lateDays: whole(PRICE_LIMITS.leadDays),
  extraGuestFee: amount(0, PRICE_LIMITS.extraGuestFee).nullable().optional(),
  guestsIncluded: whole(LISTING_LIMITS.maxGuests),
  cleaningFee: amount(0).nullable().optional(),
  petsMost: whole(PRICE_LIMITS.pets),
  petFee: amount(0).nullable().optional(),
  petNightFee: amount(0, PRICE_LIMITS.extraGuestFee).nullable().optional(),
  /** Whole, so that M-Pesa can send it back to the shilling. */
  deposit: vine.number().withoutDecimals().min(0).max(PRICE_LIMITS.deposit).nullable().optional(),
})

/** PUT /bookings/calendar/prices: `to` is exclusive; no periods take away what is set. */
export const nightPricesValidator = vine.create({
  from: stayDate(),
  to: stayDate(),
  properties: vine
    .array(
      vine.object({
        property: rowId(),
        currency: vine.enum(CURRENCIES),
        periods: vine.array(vine.object(datedPrice())).maxLength(PRICE_LIMITS.periods),
      })
    )
    .distinct('property')
    .minLength(1)
    .maxLength(MAX_PROPERTIES),
})

const time = () =>
  vine
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .optional()

const weekdays = () => vine.array(vine.enum(WEEKDAYS)).maxLength(WEEKDAYS.length).optional()

const nightsOn = () =>
  vine
    .array(vine.object({ day: vine.enum(WEEKDAYS), nights: whole(MAX_NIGHTS) }))
    .distinct('day')
    .optional()

const nightsIn = () =>
  vine.object({
    name: plainLine().maxLength(PRICE_LIMITS.name).nullable().optional(),
    firstNight: stayDate(),
    lastNight: stayDate(),
    nights: vine.number().withoutDecimals().min(1).max(MAX_NIGHTS),
  })

/** PUT /bookings/calendar/minimums: `to` is exclusive; no minimums take away what is set. */
export const minimumsValidator = vine.create({
  from: stayDate(),
  to: stayDate(),
  properties: vine
    .array(
      vine.object({
        property: rowId(),
        minimums: vine.array(nightsIn()).maxLength(PRICE_LIMITS.periods),
      })
    )
    .distinct('property')
    .minLength(1)
    .maxLength(MAX_PROPERTIES),
})

/** PUT /properties/:id/stay-rules: null takes a rule away, what is left out stays; no weekdays are all. */
export const stayRulesValidator = vine.create({
  minNights: whole(MAX_NIGHTS),
  minNightsOn: nightsOn(),
  minNightsIn: vine.array(nightsIn()).maxLength(PRICE_LIMITS.periods).optional(),
  maxNights: whole(MAX_NIGHTS),
  maxNightsOn: nightsOn(),
  maxNightsIn: vine.array(nightsIn()).maxLength(PRICE_LIMITS.periods).optional(),
  noticeDays: whole(PRICE_LIMITS.leadDays),
  monthsAhead: whole(MONTHS_AHEAD),
  arrivalDays: weekdays(),
  departureDays: weekdays(),
  preparationNights: whole(MAX_PREPARATION_NIGHTS),
  instantBooking: vine.boolean().optional(),
  cancellationPolicy: vine.enum(CANCELLATION_POLICIES).optional(),
  checkInFrom: time(),
  checkInUntil: time(),
  checkOutUntil: time(),
})
