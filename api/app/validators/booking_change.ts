import vine from '@vinejs/vine'
import { amount } from '#validators/rules/amount'
import { pageFields } from '#validators/rules/page_fields'
import { rowId } from '#validators/rules/row_id'
import { searchWords } from '#validators/rules/search_words'
import { stayDate } from '#validators/rules/stay_date'

/** Of the price: at least one unit, as gateways send no parts of a shilling back. */
const less = () => amount(1)

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
export const otherPropertiesValidator = vine.create({ search: searchWords(), ...pageFields() })

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
