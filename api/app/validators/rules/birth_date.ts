import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { todayInNairobi } from '#domain/stay'
import { stayDate } from '#validators/rules/stay_date'

const EARLIEST = '1900-01-01'

const requirePast = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !field.isValid) return
  if (value >= EARLIEST && value <= todayInNairobi()) return
  field.report('The {{ field }} field must be a date in the past', 'birthDate', field)
})

/** YYYY-MM-DD, not in the future (§5). */
export function birthDate(): VineString {
  return stayDate().use(requirePast())
}
