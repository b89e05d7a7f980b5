import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { parseStayDate } from '#domain/stay'

const readStayDate = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    const date = parseStayDate(value)
    if (!date) {
      field.report('The {{ field }} field must be a date (YYYY-MM-DD)', 'stayDate', field)
      return
    }
    field.mutate(date, field)
  },
  { toJSONSchema: (schema) => void (schema.format = 'date') }
)

/** YYYY-MM-DD, or an ISO date-time read in Africa/Nairobi (contract, Stay dates). */
export function stayDate(): VineString {
  return vine.string().trim().maxLength(40).use(readStayDate())
}
