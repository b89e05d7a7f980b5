import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { readsAsAddress } from '#domain/names'

/** No control characters and no markup. */
const SIGNS = /^[^\p{C}<>/\\@:]+$/u

const withoutAddress = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !readsAsAddress(value)) return
  field.report('The {{ field }} field must have no address', 'noAddress', field)
})

/** First or last name: letters name people by it, and mail programs must make no link of it (ADR 0010). */
export function personName(): VineString {
  return vine.string().trim().maxLength(50).regex(SIGNS).use(withoutAddress())
}
