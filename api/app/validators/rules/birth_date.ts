import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { addMonths, todayInNairobi } from '#domain/stay'
import { stayDate } from '#validators/rules/stay_date'

const EARLIEST = '1900-01-01'

/** Years (terms of service). */
const LEAST_AGE = 18

const requireAdult = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !field.isValid) return
  const today = todayInNairobi()
  if (value < EARLIEST || value > today) {
    field.report('The {{ field }} field must be a date in the past', 'birthDate', field)
  } else if (value > addMonths(today, -12 * LEAST_AGE)) {
    field.report('The {{ field }} field must be the date of an adult', 'adult', field)
  }
})

/** YYYY-MM-DD, of somebody who may use Makao; not in the future (§5). */
export function birthDate(): VineString {
  return stayDate().use(requireAdult())
}
