import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { normalisePhone } from '#domain/kenya/phones'

/** §2.9, §5. */
const EXAMPLE = '+254712345678'

const readKenyanPhone = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const phone = typeof value === 'string' ? normalisePhone(value) : null
  if (!phone) {
    field.report('The {{ field }} field must be a Kenyan phone number', 'kenyanPhone', field, {
      phone: EXAMPLE,
    })
    return
  }
  field.mutate(phone, field)
})

/** Normalises to +254 and nine digits (§5). */
export function kenyanPhone(): VineString {
  return vine.string().trim().maxLength(30).use(readKenyanPhone())
}
