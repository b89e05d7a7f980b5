import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { hasRequiredShape, MIN_PASSWORD_LENGTH } from '#domain/passwords'

const requireShape = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value !== 'string' || hasRequiredShape(value)) return
    field.report('The {{ field }} field is too weak', 'strongPassword', field)
  },
  { toJSONSchema: (schema) => void (schema.minLength = MIN_PASSWORD_LENGTH) }
)

/** Six characters, upper case, lower case and a digit (§2.10, §5). */
export function strongPassword(): VineString {
  return vine.string().maxLength(128).use(requireShape())
}
